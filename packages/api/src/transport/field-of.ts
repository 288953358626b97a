type Json = Readonly<Record<string, unknown>>

export const isObject = (json: unknown): json is Json =>
  typeof json === "object" && json !== null && !Array.isArray(json)

/** A field of an answer in either letter case of its first letter (contract, Answers). */
export const fieldOf = (json: unknown, name: string): unknown => {
  if (!isObject(json)) return undefined
  const found = json[name]
  return found === undefined ? json[name.charAt(0).toUpperCase() + name.slice(1)] : found
}
