import type { JsonObject } from "../json/json-field.ts"
import { settledDraft } from "../json/unfinished-json.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { allIssues, noIssues, type SettingIssue } from "./setting-issue.ts"
import { pathKey, type SettingPath } from "./setting-path.ts"
import type { SettingsSchema } from "./settings-schema.ts"
import { unfinishedIssues } from "./unfinished-issues.ts"
import { settingIssues } from "./verdict.ts"

type Issues = ReadonlyArray<SettingIssue>

const unfinishedKeys = memoizedByObject(
  (draft: JsonObject): ReadonlySet<string> => new Set(unfinishedIssues(draft).map(({ path }) => pathKey(path)))
)

/** Whether a setting, or what it is part of, is still a text that is not finished. */
export const isUnfinishedAt = (draft: JsonObject, path: SettingPath): boolean => {
  const keys = unfinishedKeys(draft)
  return keys.size > 0 && path.some((_step, at) => keys.has(pathKey(path.slice(0, at + 1))))
}

/**
 * What is wrong with a draft: first of all the texts that are not finished, then what the schema says of the rest, as
 * those settings were before. Without a schema, the texts.
 */
export const draftIssues = (schema: SettingsSchema | null, draft: JsonObject): Issues => {
  const unfinished = unfinishedIssues(draft)
  const judged = schema === null ? noIssues : settingIssues(schema, settledDraft(draft))
  if (unfinished.length === 0) return judged
  return allIssues([unfinished, judged.filter(({ path }) => !isUnfinishedAt(draft, path))])
}
