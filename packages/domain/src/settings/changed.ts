import { isJsonObject } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { pathKey, type SettingPath } from "./setting-path.ts"
import type { SettingField } from "./settings-outline.ts"

const isSection = (value: unknown): boolean => isJsonObject(value) && Object.keys(value).length > 0

const collect = (path: SettingPath, saved: unknown, value: unknown, into: Set<string>): void => {
  if (Object.is(saved, value)) return
  if (isSection(saved) || isSection(value)) {
    const [from, to] = [isJsonObject(saved) ? saved : {}, isJsonObject(value) ? value : {}]
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      collect([...path, name], from[name], to[name], into)
    }
    return
  }
  if (isSameJson(saved, value)) return
  into.add(pathKey(path))
  if (!Array.isArray(saved) || !Array.isArray(value) || saved.length !== value.length) return
  for (const at of saved.keys()) collect([...path, at], saved[at], value[at], into)
}

/**
 * The settings that differ, by the keys of their paths: the innermost ones, and lists in which something differs.
 * Parts that both share are not looked at.
 */
export const changedSettings = (saved: unknown, value: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  collect([], saved, value, found)
  return found
}

/** Whether a setting's own value is the one that its schema gives by default, or is not set where there is one. */
export const isDefault = (field: Pick<SettingField, "default">, value: unknown): boolean =>
  field.default !== undefined && (value === undefined || isSameJson(field.default, value))
