import { isSameJson } from "../json/same-json.ts"
import type { SettingField } from "./settings-outline.ts"

/** Whether a setting's own value is the one that its schema gives by default, or is not set where there is one. */
export const isDefault = (field: Pick<SettingField, "default">, value: unknown): boolean =>
  field.default !== undefined && (value === undefined || isSameJson(field.default, value))
