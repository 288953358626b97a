import { choicesOf } from "@command-center/domain/component-config/schema-choices"
import { isJsonObject, type JsonObject, jsonField } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"

/** Whether a value is none of those that may be chosen. */
const isForeign = (schema: JsonObject, value: unknown): boolean => {
  const choices = choicesOf(schema)
  return value !== undefined && choices.length > 0 && !choices.some((choice) => isSameJson(choice.value, value))
}

/**
 * What a form has now, with the values that are not among the choices as they were: rjsf puts the default in their
 * place when anything beside them is changed. Somebody who chooses another value for one does not do it by the form.
 */
export const withForeignValues = (schema: unknown, before: unknown, now: unknown): unknown => {
  if (!isJsonObject(schema) || before === now) return now
  if (isForeign(schema, before)) return before
  const items = jsonField(schema, "items")
  if (Array.isArray(before) && Array.isArray(now) && isJsonObject(items)) {
    return before.length === now.length ? now.map((each, at) => withForeignValues(items, before[at], each)) : now
  }
  const properties = jsonField(schema, "properties")
  if (!(isJsonObject(before) && isJsonObject(now) && isJsonObject(properties))) return now
  const kept = Object.entries(before).filter(([name, value]) => {
    const setting = properties[name]
    return !Object.hasOwn(now, name) && isJsonObject(setting) && isForeign(setting, value)
  })
  const all = Object.entries(now).map(([name, each]) => [name, withForeignValues(properties[name], before[name], each)])
  return { ...Object.fromEntries(kept), ...Object.fromEntries(all) }
}
