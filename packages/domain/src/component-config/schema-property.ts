import { type JsonObject, jsonField } from "../json/json-field.ts"
import { type Choice, choicesOf } from "./schema-choices.ts"
import { partsOf } from "./schema-parts.ts"
import { walkOf } from "./schema-walk.ts"

/** The schema of a setting by its path, in which `items` leads into a list; undefined where there is none. */
export const propertyOf = (schema: JsonObject, path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((at, name) => {
    const parts = partsOf(at, null, walkOf(schema)).map((part) => part.schema)
    const found = parts.map((part) => (name === "items" ? part["items"] : jsonField(part["properties"], name)))
    return found.find((each) => each !== undefined)
  }, schema)

/** The values among which a schema lets one choose for the setting at a path; none if it is free. */
export const choicesAt = (schema: JsonObject, path: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  partsOf(propertyOf(schema, path), null, walkOf(schema)).flatMap((part) => choicesOf(part.schema))
