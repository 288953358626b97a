export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object (not an array, not null). */
export const isJsonObject = (json: unknown): json is JsonObject =>
  typeof json === "object" && json !== null && !Array.isArray(json)

/** A name with its first letter as a capital. */
export const capitalised = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

const own = (json: JsonObject, name: string): unknown => (Object.hasOwn(json, name) ? json[name] : undefined)

/** A field of a JSON object in either case of its first letter (contract "Answers"); undefined where there is none. */
export const jsonField = (json: unknown, name: string): unknown =>
  isJsonObject(json) ? (own(json, name) ?? own(json, capitalised(name))) : undefined

/** A value where it is a text that is not empty, else null. */
export const jsonText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null)

/** A text or number as it is shown, else null. */
export const shownText = (value: unknown): string | null =>
  typeof value === "number" ? String(value) : jsonText(value)

/** The name by which a field goes in an object whose names may begin with a capital (contract "Answers"). */
export const fieldNameIn = (json: JsonObject, name: string): string => {
  const capital = capitalised(name)
  return Object.hasOwn(json, capital) && !Object.hasOwn(json, name) ? capital : name
}

/** The object with these fields in place of its own, in the letter case in which they came; the rest as it was read. */
export const withFields = (json: JsonObject, fields: JsonObject): JsonObject => ({
  ...json,
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [fieldNameIn(json, name), value]))
})

const beginWith = (json: JsonObject, letter: RegExp): number =>
  Object.keys(json).filter((name) => letter.test(name)).length

/**
 * The same for a record of a service: a field that it did not have goes in the letter case of most of its others, since
 * services that omit what is null send all their names in one.
 */
export const withRecordFields = (json: JsonObject, fields: JsonObject): JsonObject => {
  const isPascal = beginWith(json, /^[A-Z]/u) > beginWith(json, /^[a-z]/u)
  const nameOf = (name: string): string => {
    const known = fieldNameIn(json, name)
    return isPascal && !Object.hasOwn(json, known) ? capitalised(name) : known
  }
  return { ...json, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value])) }
}

/** A value where it is a list, else an empty one. */
export const jsonList = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])
