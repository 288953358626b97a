import { choicesOf } from "../component-config/schema-choices.ts"
import { stepLabel } from "../component-config/setting-label.ts"
import { jsonText } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
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

/**
 * A path in words, one for each step: as the schema titles a setting, else as `stepLabel` has it. Entries of lists are
 * called by the names given for them.
 */
export const wordsOfPath = (
  schema: SettingsSchema | null,
  path: SettingPath,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const parts = schema === null ? [] : partsAlong(schema, path)
  return path.map((step, at) => {
    if (typeof step === "number") return names[at] ?? String(step + 1)
    return jsonText(parts[at]?.said("title")) ?? stepLabel(step)
  })
}

/** A value as the schema names it where it lets one choose among named ones ("Visa", not 21), else as it is. */
export const namedValue = (schema: SettingsSchema | null, path: SettingPath, value: unknown): unknown => {
  const parts = schema === null ? null : partsAlong(schema, path).at(-1)
  if (!parts?.isChoice) return value
  const [enumNames, values, oneOf, anyOf] = ["enumNames", "enum", "oneOf", "anyOf"].map(parts.said)
  const found = choicesOf({ enumNames, enum: values, oneOf, anyOf }).find((choice) => isSameJson(choice.value, value))
  return found?.title ?? value
}
