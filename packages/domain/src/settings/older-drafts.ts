import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import { withSubschemas } from "./schema-keywords.ts"

/** What draft 4 said of a limit by a flag, draft 7 says by a limit of its own. */
const limits = [
  { limit: "minimum", exclusive: "exclusiveMinimum" },
  { limit: "maximum", exclusive: "exclusiveMaximum" }
] as const

const withLimits = (schema: JsonObject): JsonObject =>
  limits.reduce<JsonObject>((before, { limit, exclusive }) => {
    const { [exclusive]: flag, ...others } = before
    if (typeof flag !== "boolean") return before
    const { [limit]: most, ...rest } = others
    return flag && typeof most === "number" ? { ...rest, [exclusive]: most } : others
  }, schema)

/** What draft 3 said of a setting itself, draft 7 says in a list beside it. */
const withRequired = (schema: JsonObject): JsonObject => {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {}
  const said = Object.keys(properties).filter((name) => {
    const each = properties[name]
    return isJsonObject(each) && each["required"] === true
  })
  if (said.length === 0 && typeof schema["required"] !== "boolean") return schema
  const { required, ...others } = schema
  const names = [...new Set([...jsonList(required), ...said])]
  return names.length === 0 ? others : { ...schema, required: names }
}

/** Deeper than a schema may be that becomes a form. */
const deepest = 100

const known = new WeakMap<JsonObject, JsonObject>()

const madeWithin = (schema: JsonObject, levels: number): JsonObject => {
  const before = known.get(schema)
  if (before !== undefined) return before
  if (levels === 0) return schema
  const made = withSubschemas(withRequired(withLimits(schema)), (each) => madeWithin(each, levels - 1))
  known.set(schema, made)
  return made
}

/**
 * A schema with what drafts 3 and 4 said by a flag (`required`, `exclusiveMinimum`, `exclusiveMaximum`) as draft 7 says
 * it, in all of its parts. Itself where it has none of those; remembered by identity.
 */
export const inDraft7 = (schema: JsonObject): JsonObject => madeWithin(schema, deepest)
