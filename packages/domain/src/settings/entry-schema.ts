import { choicesOf } from "../component-config/schema-choices.ts"
import { isMet } from "../component-config/schema-match.ts"
import { partsOf } from "../component-config/schema-parts.ts"
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
  const properties = schema["properties"]
  const parts = partsOf(isJsonObject(properties) ? properties[typeName] : undefined, null, walkOf(root))
  const choice = parts.flatMap((part) => choicesOf(part.schema)).find(({ value }) => shownText(value) === cdType)
  return choice === undefined ? cdType : choice.value
}

/**
 * The schema of an API interface that keeps its type: what the type decides is decided. Settings of other types are
 * gone, so that what is left is as plain as it can be.
 */
export const schemaOfType = (schema: JsonObject, root: JsonObject, cdType: string): JsonObject => {
  const entry = { [typeName]: typeValue(schema, root, cdType) }
  const { allOf, ...rest } = schema
  const decided = jsonList(allOf).flatMap((each): ReadonlyArray<unknown> => {
    if (!isJsonObject(each) || !isOfType(each["if"])) return [each]
    const { if: condition, then: met, else: otherwise, ...beside } = each
    const follows = isMet(condition, entry, walkOf(root)) ? met : otherwise
    return [...(Object.keys(beside).length === 0 ? [] : [beside]), ...(follows === undefined ? [] : [follows])]
  })
  return decided.length === 0 ? rest : { ...rest, allOf: decided }
}
