import { Result } from "effect"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"

/** The text that a schema has for a keyword; null where it has none. */
export const textIn = (schema: unknown, name: string): string | null =>
  isJsonObject(schema) && typeof schema[name] === "string" ? schema[name] : null

const unescaped = (step: string): string =>
  Result.getOrElse(
    Result.try(() => decodeURIComponent(step)),
    () => step
  )
    .replaceAll("~1", "/")
    .replaceAll("~0", "~")

const inside = (json: unknown, step: string): unknown => {
  if (Array.isArray(json)) return /^\d+$/u.test(step) ? json[Number(step)] : undefined
  return isJsonObject(json) && Object.hasOwn(json, step) ? json[step] : undefined
}

/** What the `$ref` of a schema points at within a document; undefined where that is no schema, or elsewhere. */
export const pointedAt = (root: JsonObject, schema: JsonObject): unknown => {
  const [start, ...steps] = (textIn(schema, "$ref") ?? "").split("/")
  const target = start === "#" ? steps.map(unescaped).reduce<unknown>(inside, root) : undefined
  return isJsonObject(target) || typeof target === "boolean" ? target : undefined
}
