import { choicesOf } from "../component-config/schema-choices.ts"
import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import { referencesOf } from "./schema-references.ts"
import { rangeMessages } from "./setting-messages.ts"

export type FieldKind = "text" | "number" | "flag" | "choice" | "list" | "object"

/** All that a schema says of one setting: by itself, by what it refers to, by `allOf`, and by what may hold of it. */
export interface SettingParts {
  /** The schema as it stands in the document. */
  readonly schema: JsonObject
  /** The first of its parts that says it decides. */
  readonly said: (keyword: string) => unknown
  /** Its type, the first of several that is not empty. */
  readonly type: unknown
  /** Also those that are there on a condition only. */
  readonly properties: ReadonlyMap<string, unknown>
  readonly required: ReadonlySet<string>
  /** Whether it depends on the value what is said of it. */
  readonly isConditional: boolean
  /** Whether it is a group of settings, where it has any. */
  readonly isSection: boolean
  readonly isChoice: boolean
}

interface Collected {
  readonly always: ReadonlyArray<JsonObject>
  readonly maybe: ReadonlyArray<JsonObject>
  /** The keywords that any of those has that always apply. */
  readonly keywords: ReadonlySet<string>
}

interface Collecting extends Collected {
  readonly always: Array<JsonObject>
  readonly maybe: Array<JsonObject>
  readonly keywords: Set<string>
}

const schemasIn = (said: unknown): ReadonlyArray<unknown> => (isJsonObject(said) ? Object.values(said) : jsonList(said))

/** How what a keyword says applies to the same value: always, or depending on the value. */
const applying: ReadonlyMap<string, "always" | "maybe"> = new Map([
  ["$ref", "always"],
  ["allOf", "always"],
  ["anyOf", "maybe"],
  ["oneOf", "maybe"],
  ["then", "maybe"],
  ["else", "maybe"],
  ["dependencies", "maybe"]
])

const appliedBy = (keyword: string, schema: JsonObject, root: JsonObject): ReadonlyArray<unknown> => {
  if (keyword === "$ref") return [referencesOf(root).targetOf(schema)]
  return keyword === "then" || keyword === "else" ? [schema[keyword]] : schemasIn(schema[keyword])
}

/** Follows what applies to the same value, each schema once. */
const collect = (schema: unknown, root: JsonObject, isSure: boolean, into: Collecting): void => {
  if (!isJsonObject(schema) || into.always.includes(schema) || into.maybe.includes(schema)) return
  const parts = isSure ? into.always : into.maybe
  parts.push(schema)
  for (const keyword of Object.keys(schema)) {
    if (isSure) into.keywords.add(keyword)
    const applies = applying.get(keyword)
    if (applies === undefined) continue
    for (const each of appliedBy(keyword, schema, root)) collect(each, root, isSure && applies === "always", into)
  }
}

const none: ReadonlyMap<string, unknown> = new Map()
const nothing: ReadonlySet<string> = new Set()

const propertiesOf = ({ always, maybe }: Collected): ReadonlyMap<string, unknown> => {
  const properties = new Map<string, unknown>()
  for (const { properties: some } of [...always, ...maybe]) {
    if (!isJsonObject(some)) continue
    for (const name of Object.keys(some)) if (!properties.has(name)) properties.set(name, some[name])
  }
  return properties
}

const conditions = ["if", "anyOf", "oneOf", "not", "dependencies", "patternProperties"] as const
const choosing = ["enum", "oneOf", "anyOf"] as const

interface Said {
  readonly has: (keyword: string) => boolean
  readonly said: (keyword: string) => unknown
}

/** Nearly all settings say what they say in one place. */
const isAlone = (schema: JsonObject): boolean => !Object.keys(schema).some((keyword) => applying.has(keyword))

const saidAlone = (schema: JsonObject): Said => ({
  has: (keyword) => Object.hasOwn(schema, keyword),
  said: (keyword) => (Object.hasOwn(schema, keyword) ? schema[keyword] : undefined)
})

const saidBy = ({ always, keywords }: Collected): Said => ({
  has: (keyword) => keywords.has(keyword),
  said: (keyword) =>
    keywords.has(keyword) ? always.find((each) => Object.hasOwn(each, keyword))?.[keyword] : undefined
})

const partsOf = (schema: JsonObject, parts: Collected, { has, said }: Said): SettingParts => {
  const { always, maybe } = parts
  const type = plainType(said("type"))
  return {
    schema,
    said,
    type,
    properties: has("properties") || maybe.length > 0 ? propertiesOf(parts) : none,
    required: has("required") ? new Set(always.flatMap(({ required }) => jsonList(required).map(String))) : nothing,
    isConditional: conditions.some(has) || (has("additionalProperties") && always.some(isFree)),
    isSection: type === "object" || type === undefined,
    isChoice: choosing.some(has) && always.some((each) => choicesOf(each).length > 0)
  }
}

/** All that a schema says of one setting; references are looked up in the root. */
export const partsOfSetting = (given: unknown, root: JsonObject): SettingParts => {
  const schema = isJsonObject(given) ? given : {}
  if (isAlone(schema)) {
    return partsOf(schema, { always: [schema], maybe: [], keywords: nothing }, saidAlone(schema))
  }
  const parts: Collecting = { always: [], maybe: [], keywords: new Set<string>() }
  collect(schema, root, true, parts)
  return partsOf(schema, parts, saidBy(parts))
}

const isFree = ({ additionalProperties }: JsonObject): boolean => isJsonObject(additionalProperties)

const plainType = (type: unknown): unknown =>
  Array.isArray(type) ? type.find((each: unknown) => each !== "null") : type

const kinds: Readonly<Record<string, FieldKind>> = {
  string: "text",
  number: "number",
  integer: "number",
  boolean: "flag",
  array: "list",
  object: "object"
}

/** What kind of field a setting is. */
export const kindOf = (parts: SettingParts): FieldKind => {
  if (parts.isChoice) return "choice"
  return kinds[String(parts.type)] ?? (parts.said("items") === undefined ? "object" : "list")
}

const unitsInNames: ReadonlyArray<readonly [ending: RegExp, unit: string]> = [
  [/(?:Ms|Millis|Milliseconds)$/u, "milliseconds"],
  [/(?:Secs?|Seconds)$/u, "seconds"],
  [/(?:Mins?|Minutes)$/u, "minutes"],
  [/Hours?$/u, "hours"],
  [/Days?$/u, "days"],
  [/(?:Percent|Pct)$/u, "percent"],
  [/Cents$/u, "cents"],
  [/(?:Bytes)$/u, "bytes"],
  [/KB$/u, "KB"],
  [/MB$/u, "MB"],
  [/GB$/u, "GB"]
]

/** The unit in which a number is given: as the schema or the title says, "Wait for (seconds)", else as the name ends. */
export const unitOf = (name: string, title: string, parts: SettingParts): string | null => {
  if (kindOf(parts) !== "number") return null
  const said = parts.said("unit") ?? parts.said("x-unit")
  if (typeof said === "string") return said
  return /\(([^()]+)\)$/u.exec(title)?.[1] ?? unitsInNames.find(([ending]) => ending.test(name))?.[1] ?? null
}

const bounds = (parts: SettingParts, least: string, most: string): string | null => {
  const [from, to] = [parts.said(least), parts.said(most)]
  if (typeof from === "number" && typeof to === "number") return rangeMessages.between(from, to)
  if (typeof from === "number" && from > 0) return rangeMessages.least(from)
  return typeof to === "number" ? rangeMessages.most(to) : null
}

const stepsOf = (parts: SettingParts): string | null => {
  const step = parts.said("multipleOf")
  return typeof step !== "number" || (step === 1 && parts.type === "integer") ? null : rangeMessages.steps(step)
}

const numberRange = (parts: SettingParts): string | null => {
  const [least, more, less] = [parts.said("minimum"), parts.said("exclusiveMinimum"), parts.said("exclusiveMaximum")]
  const said = [
    bounds(parts, "minimum", "maximum") ?? (typeof least === "number" ? rangeMessages.least(least) : null),
    typeof more === "number" ? rangeMessages.more(more) : null,
    typeof less === "number" ? rangeMessages.less(less) : null,
    stepsOf(parts)
  ].filter((each) => each !== null)
  return said.length === 0 ? null : said.reduce(rangeMessages.both)
}

/** What values a setting may have: "1 to 65535", "at most 80 characters"; null where the schema sets no bounds. */
export const rangeOf = (parts: SettingParts): string | null => {
  const kind = kindOf(parts)
  if (kind === "number") return numberRange(parts)
  const range = kind === "list" ? bounds(parts, "minItems", "maxItems") : bounds(parts, "minLength", "maxLength")
  if (range === null || (kind !== "list" && kind !== "text")) return null
  return kind === "list" ? rangeMessages.entries(range) : rangeMessages.characters(range)
}
