import { plainWords, type SettingWords } from "../component-config/readable-diff.ts"
import { choicesOf } from "../component-config/schema-choices.ts"
import { stepLabel } from "../component-config/setting-label.ts"
import { jsonText } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { secretNamesOf } from "./secret-settings.ts"
import { partsOfSetting, type SettingParts } from "./setting-parts.ts"
import type { SettingPath } from "./setting-path.ts"
import type { SettingsSchema } from "./settings-schema.ts"

/** What the schema says of each step of a path, as far as it says something. */
const partsAlong = ({ root, at }: SettingsSchema, path: SettingPath): ReadonlyArray<SettingParts | null> => {
  let here: SettingParts | null = partsOfSetting(at, root)
  return path.map((step) => {
    const next: unknown = typeof step === "number" ? here?.said("items") : here?.properties.get(step)
    here = next === undefined ? null : partsOfSetting(next, root)
    return here
  })
}

/** As the schema titles a setting, else as its name says. */
const pathIn =
  (schema: SettingsSchema): SettingWords["path"] =>
  (path, names) => {
    const parts = partsAlong(schema, path)
    return path.map((step, at) => {
      if (typeof step === "number") return names[at] ?? String(step + 1)
      return jsonText(parts[at]?.said("title")) ?? stepLabel(step)
    })
  }

/** As the schema names it where it lets one choose among named values. */
const valueIn =
  (schema: SettingsSchema): SettingWords["value"] =>
  (path, value) => {
    const parts = partsAlong(schema, path).at(-1)
    if (!parts?.isChoice) return value
    const [enumNames, values, oneOf, anyOf] = ["enumNames", "enum", "oneOf", "anyOf"].map(parts.said)
    const found = choicesOf({ enumNames, enum: values, oneOf, anyOf }).find((choice) => isSameJson(choice.value, value))
    return found?.title ?? value
  }

const wordsIn = memoizedByObject(
  (schema: SettingsSchema): SettingWords => ({
    secrets: secretNamesOf(schema),
    path: pathIn(schema),
    value: valueIn(schema)
  })
)

/** What a schema tells of settings: titles, names of values, secrets; what their names tell where none is known. */
export const settingWords = (schema: SettingsSchema | null): SettingWords =>
  schema === null ? plainWords : wordsIn(schema)
