import { isJsonObject, type JsonObject, jsonList, jsonText, shownText } from "../json/json-field.ts"

/** A value that a schema offers, with the name under which it is shown where the schema gives one. */
export interface Choice {
  readonly value: unknown
  readonly title: string | null
}

/** A value that stands alone: a constant, or a choice of one. */
const only = (schema: JsonObject): ReadonlyArray<unknown> => {
  if (Object.hasOwn(schema, "const")) return [schema["const"]]
  const values = jsonList(schema["enum"])
  return values.length === 1 ? values : []
}

const titled = (schema: JsonObject, name: "oneOf" | "anyOf"): ReadonlyArray<Choice> =>
  jsonList(schema[name])
    .filter(isJsonObject)
    .flatMap((each) => only(each).map((value) => ({ value, title: jsonText(each["title"]) })))

/** The values among which a schema lets one choose: its `enum` with `enumNames`, or constants with titles; none if free. */
export const choicesOf = (schema: JsonObject): ReadonlyArray<Choice> => {
  const names = jsonList(schema["enumNames"])
  const listed = jsonList(schema["enum"]).map((value, at) => ({ value, title: shownText(names[at]) }))
  const [first = []] = [listed, titled(schema, "oneOf"), titled(schema, "anyOf")].filter((found) => found.length > 0)
  return first
}
