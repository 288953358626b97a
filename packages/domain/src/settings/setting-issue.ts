import type { SettingPath } from "./setting-path.ts"

/** What is wrong with one setting. */
export interface SettingIssue {
  readonly path: SettingPath
  /** The keyword of the schema that says so. */
  readonly keyword: string
  /** In plain words: "Must be 1 or more." */
  readonly message: string
}

export type Issues = ReadonlyArray<SettingIssue>

export const noIssues: Issues = []

export const issueHere = (keyword: string, message: string): SettingIssue => ({ path: [], keyword, message })

/** Issues of a part of a value, as seen from the value. */
export const within = (step: string | number, issues: Issues): Issues =>
  issues.length === 0 ? noIssues : issues.map((issue) => ({ ...issue, path: [step, ...issue.path] }))

/** All of these as one list; the empty list is always the same one. */
export const allIssues = (lists: ReadonlyArray<Issues>): Issues => {
  const found = lists.filter((each) => each.length > 0)
  return found.length < 2 ? (found[0] ?? noIssues) : found.flat()
}
