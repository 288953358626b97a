import { isJsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { memoizedByObject } from "@command-center/domain/memoized/memoized"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { pathKey, type SettingPath, valueAt } from "@command-center/domain/settings/setting-path"
import type { SettingsSection } from "@command-center/domain/settings/settings-outline"

/** A section in the order in which it is shown, and the ones that it is part of. */
export interface ListedSection {
  readonly section: SettingsSection
  readonly key: string
  readonly parents: ReadonlyArray<string>
}

const listedFrom = (section: SettingsSection, parents: ReadonlyArray<string>): ReadonlyArray<ListedSection> => {
  const key = pathKey(section.path)
  const inside = section.isWhole ? [] : section.sections.flatMap((each) => listedFrom(each, [...parents, key]))
  return [{ section, key, parents }, ...inside]
}

/** All sections of an outline, each before those inside it. */
export const listedSections = memoizedByObject((outline: SettingsSection) => listedFrom(outline, []))

const namesOf = (section: SettingsSection, saved: unknown, value: unknown): ReadonlyArray<string> =>
  section.isWhole
    ? [...new Set([...Object.keys(isJsonObject(saved) ? saved : {}), ...Object.keys(isJsonObject(value) ? value : {})])]
    : section.fields.map(({ path }) => String(path.at(-1)))

/** How many settings of a section itself differ from what was read; at once where nothing in it was touched. */
export const changeCount = (section: SettingsSection, saved: unknown, value: unknown): number => {
  const [before, now] = [valueAt(saved, section.path), valueAt(value, section.path)]
  if (before === now) return 0
  return namesOf(section, before, now).filter((name) => !isSameJson(valueAt(before, [name]), valueAt(now, [name])))
    .length
}

/** The section that shows a setting: the deepest one on its path. */
export const sectionWith = (listed: ReadonlyMap<string, ListedSection>, path: SettingPath): ListedSection | null => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const found = listed.get(pathKey(path.slice(0, depth)))
    if (found !== undefined) return found
  }
  return null
}

export type IssueTexts = ReadonlyMap<string, string>

const nothing: IssueTexts = new Map()

const isSameTexts = (some: IssueTexts, others: IssueTexts): boolean =>
  some.size === others.size && [...some].every(([key, text]) => others.get(key) === text)

/** What is wrong, by section and then by setting; sections for which nothing changed keep what they had. */
const issuesBySection = (
  listed: ReadonlyMap<string, ListedSection>,
  issues: ReadonlyArray<SettingIssue>,
  before: ReadonlyMap<string, IssueTexts>
): ReadonlyMap<string, IssueTexts> => {
  const found = new Map<string, Map<string, string>>()
  for (const { path, message } of issues) {
    const section = sectionWith(listed, path)?.key ?? ""
    const texts = found.get(section) ?? new Map<string, string>()
    const key = pathKey(path)
    const said = texts.get(key)
    texts.set(key, said === undefined ? message : `${said} ${message}`)
    found.set(section, texts)
  }
  return new Map(
    [...found].map(([section, texts]) => {
      const old = before.get(section)
      return [section, old !== undefined && isSameTexts(old, texts) ? old : texts]
    })
  )
}

/** The same from one time to the next where nothing changed. */
export const rememberedIssues = () => {
  let before: ReadonlyMap<string, IssueTexts> = new Map()
  return (listed: ReadonlyMap<string, ListedSection>, issues: ReadonlyArray<SettingIssue>) => {
    before = issuesBySection(listed, issues, before)
    return before
  }
}

export const issuesOf = (bySection: ReadonlyMap<string, IssueTexts>, key: string): IssueTexts =>
  bySection.get(key) ?? nothing
