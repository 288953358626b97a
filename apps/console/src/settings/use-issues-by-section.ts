import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { pathKey } from "@command-center/domain/settings/setting-path"
import { useMemo, useState } from "react"
import { type IssueTexts, type ListedSection, sectionWith } from "./section-list.ts"

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

/** Keeps what it found last, to give the same texts again to sections for which nothing changed. */
const rememberedIssues = () => {
  let before: ReadonlyMap<string, IssueTexts> = new Map()
  return (listed: ReadonlyMap<string, ListedSection>, issues: ReadonlyArray<SettingIssue>) => {
    before = issuesBySection(listed, issues, before)
    return before
  }
}

/** What is wrong in each section; only the sections for which that changed render again. */
export const useIssuesBySection = (
  listed: ReadonlyMap<string, ListedSection>,
  issues: ReadonlyArray<SettingIssue>
): ReadonlyMap<string, IssueTexts> => {
  const [grouped] = useState(rememberedIssues)
  return useMemo(() => grouped(listed, issues), [grouped, listed, issues])
}
