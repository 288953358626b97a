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
  /** Also those that are there on a condition only. */
  readonly properties: ReadonlyMap<string, unknown>
  readonly required: ReadonlySet<string>
  /** Whether it depends on the value what is said of it. */
  readonly isConditional: boolean
  /** Whether it is a group of settings, where it has any. */
  readonly isSection: boolean
  readonly isChoice: boolean
}

const conditions: ReadonlySet<string> = new Set(["if", "anyOf", "oneOf", "not", "dependencies", "patternProperties"])

interface Collected {
  readonly always: Array<JsonObject>
  readonly maybe: Array<JsonObject>
}

const schemasIn = (said: unknown): ReadonlyArray<unknown> => (isJsonObject(said) ? Object.values(said) : jsonList(said))

/** Follows what applies to the same value, each schema once. */
const collect = (schema: unknown, root: JsonObject, isSure: boolean, into: Collected): void => {
  if (!isJsonObject(schema) || into.always.includes(schema) || into.maybe.includes(schema)) return
  const parts = isSure ? into.always : into.maybe
  parts.push(schema)
  const { $ref, allOf, anyOf, oneOf, then: met, else: otherwise, dependencies } = schema
  if (typeof $ref === "string") collect(referencesOf(root).targetOf(schema), root, isSure, into)
  for (const each of jsonList(allOf)) collect(each, root, isSure, into)
  for (const each of [met, otherwise]) collect(each, root, false, into)
  for (const said of [anyOf, oneOf, dependencies]) {
    if (said !== undefined) for (const each of schemasIn(said)) collect(each, root, false, into)
  }
}

const hasConditions = (schema: JsonObject): boolean =>
  Object.keys(schema).some((keyword) => conditions.has(keyword)) || isJsonObject(schema["additionalProperties"])

const none: ReadonlyMap<string, unknown> = new Map()
const nothing: ReadonlySet<string> = new Set()

const propertiesOf = ({ always, maybe }: Collected): ReadonlyMap<string, unknown> => {
  const saying = [...always, ...maybe].filter((each) => Object.hasOwn(each, "properties"))
  if (saying.length === 0) return none
  const properties = new Map<string, unknown>()
  for (const { properties: some } of saying) {
    if (!isJsonObject(some)) continue
    for (const name of Object.keys(some)) if (!properties.has(name)) properties.set(name, some[name])
  }
  return properties
}

const requiredOf = ({ always }: Collected): ReadonlySet<string> => {
  const names = always.flatMap(({ required }) => jsonList(required).map(String))
  return names.length === 0 ? nothing : new Set(names)
}

/** Where one may choose between one constant and others. */
const isChoice = (schema: JsonObject): boolean =>
  (Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "oneOf") || Object.hasOwn(schema, "anyOf")) &&
  choicesOf(schema).length > 0

/** All that a schema says of one setting; references are looked up in the root. */
export const partsOfSetting = (schema: unknown, root: JsonObject): SettingParts => {
  const parts: Collected = { always: [], maybe: [] }
  collect(schema, root, true, parts)
  const { always } = parts
  const said = (keyword: string): unknown => {
    for (const each of always) if (Object.hasOwn(each, keyword)) return each[keyword]
    return undefined
  }
  const type = said("type")
  return {
    schema: isJsonObject(schema) ? schema : {},
    said,
    properties: propertiesOf(parts),
    required: requiredOf(parts),
    isConditional: always.some(hasConditions),
    isSection: type === "object" || type === undefined,
    isChoice: always.some(isChoice)
  }
}

const typeIn = (parts: SettingParts): unknown => {
  const type = parts.said("type")
  return Array.isArray(type) ? type.find((each) => each !== "null") : type
}

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
  return kinds[String(typeIn(parts))] ?? (parts.said("items") === undefined ? "object" : "list")
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

const numberRange = (parts: SettingParts): string | null => {
  const [more, less, step] = ["exclusiveMinimum", "exclusiveMaximum", "multipleOf"].map(parts.said)
  const least = parts.said("minimum")
  const said = [
    bounds(parts, "minimum", "maximum") ?? (typeof least === "number" ? rangeMessages.least(least) : null),
    typeof more === "number" ? rangeMessages.more(more) : null,
    typeof less === "number" ? rangeMessages.less(less) : null,
    typeof step === "number" && !(step === 1 && typeIn(parts) === "integer") ? rangeMessages.steps(step) : null
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
