import { choicesOf } from "@command-center/domain/component-config/schema-choices"
import { isJsonObject, type JsonObject, jsonField } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"

/** Whether a value is none of those that may be chosen. */
const isForeign = (schema: JsonObject, value: unknown): boolean => {
  const choices = choicesOf(schema)
  return value !== undefined && choices.length > 0 && !choices.some((choice) => isSameJson(choice.value, value))
}

type Entries = ReadonlyArray<unknown>

/** Where the entries of a list stood before: the same one, else the one that a form made it of, else the one in its place. */
const placesBefore = (items: JsonObject, before: Entries, now: Entries): ReadonlyArray<number | undefined> => {
  const free = new Set(before.keys())
  const taken = (isIt: (place: number) => boolean): number | undefined => {
    const place = [...free].find(isIt)
    if (place !== undefined) free.delete(place)
    return place
  }
  const same = now.map((each) => taken((place) => isSameJson(before[place], each)))
  const made = now.map(
    (each, at) => same[at] ?? taken((place) => isSameJson(withForeignValues(items, before[place], each), before[place]))
  )
  return made.map((found, at) => found ?? (before.length === now.length ? taken((place) => place === at) : undefined))
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
    const places = placesBefore(items, before, now)
    return now.map((each: unknown, at): unknown => {
      const place = places[at]
      return place === undefined ? each : withForeignValues(items, before[place], each)
    })
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
