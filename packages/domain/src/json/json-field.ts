/** Whether a JSON value is an object (not an array, not null). */
export const isJsonObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json)

/** A field of a JSON object in either case of its first letter (contract "Answers"); undefined where there is none. */
export const jsonField = (json: unknown, name: string): unknown => {
  if (!isJsonObject(json)) return undefined
  return json[name] ?? json[`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]
}

/** A value where it is a text that is not empty, else null. */
export const jsonText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null)
