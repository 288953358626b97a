import { choicesOf } from "@command-center/domain/component-config/schema-choices"
import { isJsonObject, type JsonObject, jsonList } from "@command-center/domain/json/json-field"

/** Forms read the names of choices where draft 7 has them: a constant with a title for each. */
const withNamedChoices = (schema: JsonObject): JsonObject => {
  if (!Array.isArray(schema["enumNames"]) || !Array.isArray(schema["enum"])) return schema
  const { enum: _, enumNames: __, ...others } = schema
  const oneOf = choicesOf(schema).map(({ value, title }) => ({ const: value, title: title ?? String(value) }))
  return { ...others, oneOf }
}

const propertiesOf = (schema: unknown): JsonObject =>
  isJsonObject(schema) && isJsonObject(schema["properties"]) ? schema["properties"] : {}

const withShared = (kind: JsonObject, shared: JsonObject): JsonObject => {
  const own = propertiesOf(kind)
  const properties = Object.fromEntries(
    Object.entries({ ...propertiesOf(shared), ...own }).map(([name, each]) => {
      const before = propertiesOf(shared)[name]
      return [name, isJsonObject(before) && isJsonObject(each) ? { ...before, ...each } : each]
    })
  )
  const required = [...new Set([...jsonList(shared["required"]), ...jsonList(kind["required"])])]
  return { type: "object", ...kind, properties, ...(required.length > 0 ? { required } : {}) }
}

/**
 * Of a section that is one of several kinds and has settings of its own, a form would show its own twice: they go into
 * each kind. Kinds that only say which settings go together are no choice of anyone's; the rules know of them.
 */
const withKindsApart = (schema: JsonObject): JsonObject => {
  const keyword = ["oneOf", "anyOf"].find((name) => Array.isArray(schema[name]))
  if (keyword === undefined || !isJsonObject(schema["properties"])) return schema
  const kinds = jsonList(schema[keyword]).filter(isJsonObject)
  const { [keyword]: _, ...own } = schema
  if (!kinds.some((kind) => isJsonObject(kind["properties"]))) return own
  const { properties: __, required: ___, ...around } = own
  return { ...around, [keyword]: kinds.map((kind) => withShared(kind, own)) }
}

/** Of a schema without a word a form draws nothing; with a remark it says no more, and is typed as JSON. */
const anything: JsonObject = { $comment: "any value" }

const spelledOut = (schema: unknown): unknown => (schema === true ? anything : schema)

const withAnythingSpelledOut = (schema: JsonObject): JsonObject => {
  const { items, properties } = schema
  if (Object.keys(schema).length === 0) return anything
  return {
    ...schema,
    ...(items === true ? { items: anything } : {}),
    ...(isJsonObject(properties)
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, spelledOut(each)])) }
      : {})
  }
}

/** A schema in the words that the form's library knows. */
export const inFormWords = (schema: JsonObject): JsonObject =>
  withAnythingSpelledOut(withKindsApart(withNamedChoices(schema)))
