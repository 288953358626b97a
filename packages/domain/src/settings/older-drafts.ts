import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { withSubschemas } from "./schema-keywords.ts"
import { pointedAt } from "./schema-pointer.ts"

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

/** Whether a setting says of itself that it is required, or what it refers to does; one that goes round does not. */
const isRequired = (setting: unknown, root: JsonObject): boolean => {
  const met = new Set<unknown>()
  let each = setting
  while (isJsonObject(each) && !met.has(each)) {
    if (each["required"] === true) return true
    met.add(each)
    each = pointedAt(root, each)
  }
  return false
}

/** What draft 3 said of a setting itself, draft 7 says in a list beside it. */
const withRequired = (schema: JsonObject, root: JsonObject): JsonObject => {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {}
  const said = Object.keys(properties).filter((name) => isRequired(properties[name], root))
  if (said.length === 0 && typeof schema["required"] !== "boolean") return schema
  const { required, ...others } = schema
  const names = [...new Set([...jsonList(required), ...said])]
  return names.length === 0 ? others : { ...schema, required: names }
}

/** Deeper than a schema may be that becomes a form. */
const deepest = 100

const makerFor = memoizedByObject((root: JsonObject) => {
  const known = new WeakMap<JsonObject, JsonObject>()
  const madeWithin = (schema: JsonObject, levels: number): JsonObject => {
    const before = known.get(schema)
    if (before !== undefined) return before
    if (levels === 0) return schema
    const made = withSubschemas(withRequired(withLimits(schema), root), (each) => madeWithin(each, levels - 1))
    known.set(schema, made)
    return made
  }
  return madeWithin
})

/**
 * A schema with what drafts 3 and 4 said by a flag (`required`, `exclusiveMinimum`, `exclusiveMaximum`) as draft 7 says
 * it, in all of its parts. What it refers to is looked up in `root`, of which it may be a part, as that was read.
 * Itself where it has none of those; remembered by identity.
 */
export const inDraft7 = (schema: JsonObject, root: JsonObject = schema): JsonObject => makerFor(root)(schema, deepest)
