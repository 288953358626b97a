import { isJsonObject, jsonList } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { placeOf, type Walk } from "./schema-walk.ts"

const typeOf = (value: unknown): string => {
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

const isOfType = (type: unknown, value: unknown): boolean =>
  type === typeOf(value) || (type === "integer" && Number.isInteger(value))

type Check = (said: unknown, value: unknown, walk: Walk) => boolean

const isNumber = (value: unknown): value is number => typeof value === "number"

/** The keywords by which conditions are decided. What they say of another type than the value's is met. */
const checks: Readonly<Record<string, Check>> = {
  type: (types, value) => (Array.isArray(types) ? types : [types]).some((type) => isOfType(type, value)),
  const: (only, value) => isSameJson(only, value),
  enum: (choices, value) => jsonList(choices).some((choice) => isSameJson(choice, value)),
  required: (names, value) =>
    !isJsonObject(value) || jsonList(names).every((name) => typeof name === "string" && Object.hasOwn(value, name)),
  properties: (properties, value, walk) =>
    !(isJsonObject(value) && isJsonObject(properties)) ||
    Object.entries(properties).every(([name, each]) => !Object.hasOwn(value, name) || isMet(each, value[name], walk)),
  minimum: (least, value) => !(isNumber(value) && isNumber(least)) || value >= least,
  maximum: (most, value) => !(isNumber(value) && isNumber(most)) || value <= most,
  minLength: (least, value) => !(typeof value === "string" && isNumber(least)) || value.length >= least,
  minItems: (least, value) => !(Array.isArray(value) && isNumber(least)) || value.length >= least,
  allOf: (schemas, value, walk) => jsonList(schemas).every((each) => isMet(each, value, walk)),
  anyOf: (schemas, value, walk) => jsonList(schemas).some((each) => isMet(each, value, walk)),
  oneOf: (schemas, value, walk) => jsonList(schemas).filter((each) => isMet(each, value, walk)).length === 1,
  not: (schema, value, walk) => !isMet(schema, value, walk)
}

const checkOf = new Map(Object.entries(checks))

/**
 * Whether a value meets a condition of a schema (the `if` of draft 7). Patterns and formats are not looked at, since
 * a schema that nobody vouches for could hang the page by them; a condition that cannot be followed is met.
 */
export const isMet = (schema: unknown, value: unknown, walk: Walk): boolean => {
  if (typeof schema === "boolean") return schema
  const place = placeOf(schema, walk)
  return (
    place === null ||
    Object.entries(place.schema).every(([keyword, said]) => checkOf.get(keyword)?.(said, value, place.walk) ?? true)
  )
}
