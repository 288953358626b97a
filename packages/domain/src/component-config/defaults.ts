import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import { inDraft7 } from "../settings/older-drafts.ts"
import { choicesOf } from "./schema-choices.ts"
import { areSameParts, hasConditions, partsOf } from "./schema-parts.ts"
import { type Place, stepDown, type Walk, walkOf } from "./schema-walk.ts"

/** Names that would reach behind an object. */
const isRefused = (name: string): boolean => name === "__proto__"

/** Conditions that go by a value that another condition sets are settled in a few rounds, or not at all. */
const mostRounds = 4

const mostFilledItems = 256

/** A copy of what a schema gives as a value; undefined where it is too large or too deep. */
const copied = (value: unknown, walk: Walk): unknown => {
  const next = stepDown(walk)
  if (next === null) return undefined
  if (Array.isArray(value)) return value.map((each) => copied(each, next) ?? null)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isRefused(name))
      .map(([name, each]) => [name, copied(each, next)])
  )
}

type Parts = ReadonlyArray<Place>

/** A schema that says something of a value, and the walk that led to it. */
interface Source {
  readonly schema: unknown
  readonly walk: Walk
}

const partsOfAll = (sources: ReadonlyArray<Source>, given: { readonly value: unknown } | null): Parts =>
  sources.flatMap(({ schema, walk }) => partsOf(schema, given, walk))

const saidBy = (parts: Parts, keyword: string): ReadonlyArray<unknown> =>
  parts.flatMap(({ schema }) => (Object.hasOwn(schema, keyword) ? [schema[keyword]] : []))

const isOf = (parts: Parts, type: string): boolean =>
  saidBy(parts, "type").some((types) => types === type || jsonList(types).includes(type))

/** What the schema itself says the value is: a constant, a default, or, where there must be one, its first choice. */
const preset = (parts: Parts, isRequired: boolean): unknown => {
  const [given] = [...saidBy(parts, "const"), ...saidBy(parts, "default")]
  if (given !== undefined || !isRequired) return given
  const [choice] = parts.flatMap(({ schema }) => choicesOf(schema))
  if (choice !== undefined) return choice.value
  if (isOf(parts, "boolean")) return false
  return isOf(parts, "null") ? null : undefined
}

/** An item that a list must have, of which the schema says nothing more. */
const blankItem = (parts: Parts): unknown => {
  if (isOf(parts, "string")) return ""
  const [least] = saidBy(parts, "minimum")
  if (!isOf(parts, "integer") && !isOf(parts, "number")) return null
  return typeof least === "number" ? least : 0
}

const withItems = (parts: Parts, given: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const sourcesAt = (at: number): ReadonlyArray<Source> =>
    parts.map(({ schema: { items }, walk }) => ({ schema: Array.isArray(items) ? jsonList(items)[at] : items, walk }))
  const least = Math.max(0, ...saidBy(parts, "minItems").filter((count) => typeof count === "number"))
  const length = Math.max(given.length, Math.min(least, mostFilledItems))
  return Array.from({ length }, (_none, at) => {
    const sources = sourcesAt(at)
    return completed(sources, given[at], true) ?? blankItem(partsOfAll(sources, null))
  })
}

const withProperties = (parts: Parts, given: JsonObject): JsonObject => {
  const required = new Set(saidBy(parts, "required").flatMap(jsonList))
  const sources = new Map<string, ReadonlyArray<Source>>()
  for (const { schema, walk } of parts) {
    for (const [name, each] of Object.entries(schema["properties"] ?? {})) {
      if (!isRefused(name)) sources.set(name, [...(sources.get(name) ?? []), { schema: each, walk }])
    }
  }
  const values = [...sources].flatMap(([name, saying]) => {
    const value = completed(saying, Object.hasOwn(given, name) ? given[name] : undefined, required.has(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...given, ...Object.fromEntries(values) }
}

const isSection = (parts: Parts): boolean => isOf(parts, "object") || saidBy(parts, "properties").length > 0

const built = (parts: Parts, given: unknown, isRequired: boolean): unknown => {
  const [first] = parts
  if (first === undefined) return given
  const value = given === undefined ? copied(preset(parts, isRequired), first.walk) : given
  if (isJsonObject(value)) return withProperties(parts, value)
  if (Array.isArray(value)) return withItems(parts, value)
  if (value !== undefined) return value
  if (isSection(parts)) {
    const object = withProperties(parts, {})
    return isRequired || Object.keys(object).length > 0 ? object : undefined
  }
  if (!isOf(parts, "array")) return undefined
  const items = withItems(parts, [])
  return isRequired || items.length > 0 ? items : undefined
}

/** Conditions are met by the value that is built without them, then by the one built with them, until they stay so. */
const completed = (sources: ReadonlyArray<Source>, given: unknown, isRequired: boolean): unknown => {
  let parts = partsOfAll(sources, null)
  let value = built(parts, given, isRequired)
  for (let round = 0; round < mostRounds && parts.some(hasConditions); round += 1) {
    const met = partsOfAll(sources, { value: value === undefined && isSection(parts) ? {} : value })
    // Fewer parts than before are the limit's doing.
    if (met.length < sources.length || areSameParts(parts, met)) return value
    parts = met
    value = built(parts, given, isRequired)
  }
  return value
}

const noDocument: JsonObject = {}

const asDraft7 = (schema: unknown, root: JsonObject): unknown =>
  isJsonObject(schema) ? inDraft7(schema, root) : schema

/**
 * A value with what a schema (draft 7) gives by default where it says nothing: constants, defaults, the first choice
 * of what is required, nested sections, the items that a list must have; through local references, `allOf`,
 * `if`/`then`/`else` and `dependencies`. References are looked up in `root`. What it says stays as it is.
 * Never throws: a schema without end is followed to a limit.
 */
export const withDefaults = (schema: unknown, given: unknown, root: unknown): unknown => {
  const document = isJsonObject(root) ? root : noDocument
  return completed([{ schema: asDraft7(schema, document), walk: walkOf(inDraft7(document)) }], given, true)
}

/** The value that a schema (draft 7) gives by default (document 2 §3); undefined where it gives none. */
export const defaultsOf = (schema: unknown): unknown => withDefaults(schema, undefined, schema)
