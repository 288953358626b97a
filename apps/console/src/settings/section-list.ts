import { isJsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { memoizedByObject } from "@command-center/domain/memoized/memoized"
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

export const sectionsByKey = (listed: ReadonlyArray<ListedSection>): ReadonlyMap<string, ListedSection> =>
  new Map(listed.map((each) => [each.key, each]))

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

export const issuesOf = (bySection: ReadonlyMap<string, IssueTexts>, key: string): IssueTexts =>
  bySection.get(key) ?? nothing
