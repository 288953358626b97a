import type { JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { draftIssues } from "@command-center/domain/settings/draft-issues"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { pathKey, valueAt } from "@command-center/domain/settings/setting-path"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { settingIssues } from "@command-center/domain/settings/verdict"
import type { EditIssue } from "./edit-record.types.ts"

const keyOf = ({ path, keyword }: SettingIssue): string => `${pathKey(path)} ${keyword}`

const asIssue = (setting: SettingIssue): EditIssue<JsonObject> => ({
  field: pathKey(setting.path),
  message: setting.message,
  setting
})

/**
 * What is wrong with a configuration that is edited: texts that are not finished, and what the schema says. What was
 * wrong when it was read, and is as it was, forbids nothing: the service took it, and who changes something else has no
 * part in it.
 */
export const schemaIssues = (
  schema: SettingsSchema | null,
  asRead: JsonObject | null,
  draft: JsonObject
): ReadonlyArray<EditIssue<JsonObject>> => {
  const old = new Set(schema === null || asRead === null ? [] : settingIssues(schema, asRead).map(keyOf))
  const isOld = (issue: SettingIssue): boolean =>
    old.has(keyOf(issue)) && isSameJson(valueAt(asRead, issue.path), valueAt(draft, issue.path))
  return draftIssues(schema, draft).map((issue) => (isOld(issue) ? { ...asIssue(issue), isOld: true } : asIssue(issue)))
}
