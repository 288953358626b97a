import { choicesOf } from "../component-config/schema-choices.ts"
import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import type { Check } from "./schema-check.ts"
import { referencesOf } from "./schema-references.ts"
import { noIssues } from "./setting-issue.ts"
import { issueMessages } from "./setting-messages.ts"

/** Whether a schema names the empty text as one of its values. */
const isOffered = (schema: JsonObject): boolean =>
  schema["const"] === "" || choicesOf(schema).some(({ value }) => value === "")

const schemaOf = (name: string, { properties }: JsonObject, root: JsonObject): unknown => {
  const schema = isJsonObject(properties) ? properties[name] : undefined
  return isJsonObject(schema) ? (referencesOf(root).targetOf(schema) ?? schema) : undefined
}

/**
 * A required text is not given by an empty one, whatever its default, though JSON Schema would take it (contract
 * "Settled after the first console"); null where a schema requires none.
 */
export const requiredTextsCheck = (schema: JsonObject, root: JsonObject): Check | null => {
  const names = jsonList(schema["required"])
    .map(String)
    .filter((name) => {
      const setting = schemaOf(name, schema, root)
      return !isJsonObject(setting) || !isOffered(setting)
    })
  if (names.length === 0) return null
  return (value) => {
    if (!isJsonObject(value)) return noIssues
    const emptied = names.filter((name) => value[name] === "")
    return emptied.length === 0
      ? noIssues
      : emptied.map((name) => ({ path: [name], keyword: "required", message: issueMessages.required }))
  }
}
