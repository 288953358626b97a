import { type JsonObject, jsonText } from "@command-center/domain/json/json-field"
import { isSecretName } from "@command-center/domain/json/masked-secrets"
import { isSecretSetting } from "@command-center/domain/settings/secret-settings"
import { partsOfSetting, rangeOf, unitOf } from "@command-center/domain/settings/setting-parts"
import type { SettingPath } from "@command-center/domain/settings/setting-path"
import type { SettingField } from "@command-center/domain/settings/settings-outline"

/** What is shown beside a setting that is not in the outline: one of an entry of a list, or of a group in a form. */
export const describedSetting = (
  schema: JsonObject,
  path: SettingPath
): Pick<SettingField, "help" | "unit" | "range" | "isSecret"> => {
  const parts = partsOfSetting(schema, schema)
  const name = String(path.at(-1) ?? "")
  return {
    help: jsonText(schema["description"]),
    unit: unitOf(name, jsonText(schema["title"]) ?? "", parts),
    range: rangeOf(parts),
    isSecret: isSecretSetting(name, schema) || path.some((step) => isSecretName(String(step)))
  }
}
