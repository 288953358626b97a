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
  Object.keys(schema).find((keyword) => shapes.get(keyword)?.(schema[keyword]) === false) ?? null

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

type Holds = "schema" | "list" | "map"

const holding: ReadonlyMap<string, Holds> = new Map(
  Object.entries({
    properties: "map",
    patternProperties: "map",
    dependencies: "map",
    allOf: "list",
    anyOf: "list",
    oneOf: "list",
    items: "schema",
    additionalItems: "schema",
    additionalProperties: "schema",
    propertyNames: "schema",
    contains: "schema",
    not: "schema",
    if: "schema",
    then: "schema",
    else: "schema"
  } as const)
)

/** Goes to a schema; the name is that of the setting which it is about, null where it is about the same one. */
type Visit = (schema: JsonObject, name: string | null) => void

const visitEach = (schemas: ReadonlyArray<unknown>, visit: Visit): void => {
  for (const each of schemas) if (isJsonObject(each)) visit(each, null)
}

const visitNamed = (schemas: JsonObject, isOfSettings: boolean, visit: Visit): void => {
  for (const name of Object.keys(schemas)) {
    const each = schemas[name]
    if (isJsonObject(each)) visit(each, isOfSettings ? name : null)
  }
}

/** Goes to all schemas that apply to a value, or to what is in it, where this one does; references are not followed. */
export const visitSubschemas = (schema: JsonObject, visit: Visit): void => {
  for (const keyword of Object.keys(schema)) {
    const holds = holding.get(keyword)
    const said = schema[keyword]
    if (holds === undefined) continue
    if (Array.isArray(said)) visitEach(said, visit)
    else if (!isJsonObject(said)) continue
    else if (holds === "map") visitNamed(said, keyword !== "dependencies", visit)
    else visit(said, null)
  }
}

const defining: ReadonlySet<string> = new Set(["definitions", "$defs"])

type Made = (schema: JsonObject) => JsonObject

const madeOf = (said: unknown, made: Made): unknown => (isJsonObject(said) ? made(said) : said)

const withEach = (said: unknown, isMap: boolean, made: Made): unknown => {
  if (Array.isArray(said)) {
    const each = said.map((one: unknown) => madeOf(one, made))
    return each.some((one, at) => one !== said[at]) ? each : said
  }
  if (!isMap || !isJsonObject(said)) return madeOf(said, made)
  const names = Object.keys(said)
  const each = names.map((name) => madeOf(said[name], made))
  return names.some((name, at) => each[at] !== said[name])
    ? Object.fromEntries(names.map((name, at) => [name, each[at]]))
    : said
}

/** The schema with another in the place of each that is within it, defined ones included; itself where all stay. */
export const withSubschemas = (schema: JsonObject, made: Made): JsonObject => {
  let changed = schema
  for (const keyword of Object.keys(schema)) {
    const isMap = defining.has(keyword) || holding.get(keyword) === "map"
    if (!isMap && !holding.has(keyword)) continue
    const each = withEach(schema[keyword], isMap, made)
    if (each !== schema[keyword]) changed = { ...changed, [keyword]: each }
  }
  return changed
}
