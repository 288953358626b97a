import { isMet } from "../component-config/schema-match.ts"
import { partsOf } from "../component-config/schema-parts.ts"
import { choicesAt } from "../component-config/schema-property.ts"
import { walkOf } from "../component-config/schema-walk.ts"
import { isJsonObject, type JsonObject, jsonList, shownText } from "../json/json-field.ts"

const typeName = "cdType"

/** Whether a condition is about the type of the interface and nothing else. */
const isOfType = (condition: unknown): boolean =>
  isJsonObject(condition) &&
  isJsonObject(condition["properties"]) &&
  Object.keys(condition["properties"]).join() === typeName &&
  Object.keys(condition).every((keyword) => keyword === "properties" || keyword === "required") &&
  jsonList(condition["required"]).every((name) => name === typeName)

/** The type as the schema writes it: a number where its choices are numbers. */
const typeValue = (schema: JsonObject, root: JsonObject, cdType: string): unknown => {
  const choice = choicesAt(schema, [typeName], root).find(({ value }) => shownText(value) === cdType)
  return choice === undefined ? cdType : choice.value
}

/** Whether a kind of interfaces is that of the type, as far as it says. */
const mayBeOf = (kind: unknown, entry: JsonObject, root: JsonObject): boolean =>
  partsOf(kind, null, walkOf(root)).every((part) => {
    const said = isJsonObject(part.schema["properties"]) ? part.schema["properties"][typeName] : undefined
    return said === undefined || isMet(said, entry[typeName], part.walk)
  })

/** Of several kinds those that are not of another type: the only one applies, of more one is left to choose. */
const withKindOf = (schema: JsonObject, entry: JsonObject, root: JsonObject): JsonObject =>
  (["oneOf", "anyOf"] as const).reduce<JsonObject>((before, keyword) => {
    const { [keyword]: said, ...rest } = before
    const kinds = jsonList(said)
    const left = kinds.filter((kind) => mayBeOf(kind, entry, root))
    if (left.length === 0 || (left.length > 1 && left.length === kinds.length)) return before
    return left.length === 1 ? { ...rest, allOf: [...jsonList(rest["allOf"]), ...left] } : { ...rest, [keyword]: left }
  }, schema)

/**
 * The schema of an API interface that keeps its type: what the type decides is decided. Settings of other types are
 * gone, so that what is left is as plain as it can be.
 */
export const schemaOfType = (schema: JsonObject, root: JsonObject, cdType: string): JsonObject => {
  const entry = { [typeName]: typeValue(schema, root, cdType) }
  const { allOf, ...rest } = withKindOf(schema, entry, root)
  const decided = jsonList(allOf).flatMap((each): ReadonlyArray<unknown> => {
    if (!isJsonObject(each) || !isOfType(each["if"])) return [each]
    const { if: condition, then: met, else: otherwise, ...beside } = each
    const follows = isMet(condition, entry, walkOf(root)) ? met : otherwise
    return [...(Object.keys(beside).length === 0 ? [] : [beside]), ...(follows === undefined ? [] : [follows])]
  })
  return decided.length === 0 ? rest : { ...rest, allOf: decided }
}
