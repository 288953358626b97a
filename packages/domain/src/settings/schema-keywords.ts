import { isJsonObject, type JsonObject } from "../json/json-field.ts"

const isText = (said: unknown): boolean => typeof said === "string"
const isNumber = (said: unknown): boolean => typeof said === "number"
const isCount = (said: unknown): boolean => typeof said === "number" && Number.isInteger(said) && said >= 0
const isFlag = (said: unknown): boolean => typeof said === "boolean"
const isSchema = (said: unknown): boolean => typeof said === "boolean" || isJsonObject(said)
const isSchemas = (said: unknown): boolean => Array.isArray(said) && said.length > 0 && said.every(isSchema)
const isNames = (said: unknown): boolean => Array.isArray(said) && said.every(isText)
const isMapOf =
  (isEach: (said: unknown) => boolean) =>
  (said: unknown): boolean =>
    isJsonObject(said) && Object.values(said).every(isEach)

const types: ReadonlySet<unknown> = new Set(["null", "boolean", "object", "array", "number", "string", "integer"])
const isType = (said: unknown): boolean =>
  Array.isArray(said) ? said.length > 0 && said.every((each) => types.has(each)) : types.has(said)

const shapes: ReadonlyMap<string, (said: unknown) => boolean> = new Map(
  Object.entries({
    $ref: isText,
    $id: isText,
    type: isType,
    enum: Array.isArray,
    required: isNames,
    properties: isMapOf(isSchema),
    patternProperties: isMapOf(isSchema),
    additionalProperties: isSchema,
    propertyNames: isSchema,
    dependencies: isMapOf((said) => isSchema(said) || isNames(said)),
    definitions: isMapOf(isSchema),
    items: (said: unknown) => isSchema(said) || (Array.isArray(said) && said.every(isSchema)),
    additionalItems: isSchema,
    contains: isSchema,
    allOf: isSchemas,
    anyOf: isSchemas,
    oneOf: isSchemas,
    not: isSchema,
    if: isSchema,
    then: isSchema,
    else: isSchema,
    minimum: isNumber,
    maximum: isNumber,
    exclusiveMinimum: isNumber,
    exclusiveMaximum: isNumber,
    multipleOf: (said: unknown) => typeof said === "number" && said > 0,
    minLength: isCount,
    maxLength: isCount,
    minItems: isCount,
    maxItems: isCount,
    minProperties: isCount,
    maxProperties: isCount,
    uniqueItems: isFlag,
    pattern: isText,
    format: isText
  })
)

/** The first keyword of a schema that is not as draft 7 has it; null where all are. */
export const brokenKeyword = (schema: JsonObject): string | null =>
  Object.entries(schema).find(([keyword, said]) => shapes.get(keyword)?.(said) === false)?.[0] ?? null

const newerKeywords: ReadonlySet<string> = new Set([
  "$dynamicRef",
  "$recursiveRef",
  "dependentRequired",
  "dependentSchemas",
  "maxContains",
  "minContains",
  "prefixItems",
  "unevaluatedItems",
  "unevaluatedProperties"
])

/** A keyword that a later draft than 7 brought and that changes what is valid; null where there is none. */
export const newerKeyword = (schema: JsonObject): string | null =>
  Object.keys(schema).find((keyword) => newerKeywords.has(keyword)) ?? null

/** Whether a schema says that it is written in a later draft than 7. */
export const isNewerDraft = (root: JsonObject): boolean =>
  typeof root["$schema"] === "string" && /\/draft\/20\d\d-/u.test(root["$schema"])

/** A schema within another one; the name is that of the setting which it is about, null where it is about the same. */
export interface Subschema {
  readonly name: string | null
  readonly schema: unknown
}

const one = (schema: unknown): ReadonlyArray<Subschema> => (schema === undefined ? [] : [{ name: null, schema }])

const listed = (schemas: unknown): ReadonlyArray<Subschema> =>
  Array.isArray(schemas) ? schemas.map((schema: unknown) => ({ name: null, schema })) : []

const mapped = (schemas: unknown): ReadonlyArray<Subschema> =>
  isJsonObject(schemas) ? Object.entries(schemas).map(([name, schema]) => ({ name, schema })) : []

/** All schemas that apply to a value, or to what is in it, where this one does; references are not followed. */
export const subschemasOf = (schema: JsonObject): ReadonlyArray<Subschema> => [
  ...mapped(schema["properties"]),
  ...mapped(schema["patternProperties"]),
  ...one(schema["additionalProperties"]),
  ...one(schema["propertyNames"]),
  ...mapped(schema["dependencies"])
    .filter((each) => !Array.isArray(each.schema))
    .map((each) => ({ name: null, schema: each.schema })),
  ...(Array.isArray(schema["items"]) ? listed(schema["items"]) : one(schema["items"])),
  ...one(schema["additionalItems"]),
  ...one(schema["contains"]),
  ...listed(schema["allOf"]),
  ...listed(schema["anyOf"]),
  ...listed(schema["oneOf"]),
  ...one(schema["not"]),
  ...one(schema["if"]),
  ...one(schema["then"]),
  ...one(schema["else"])
]
