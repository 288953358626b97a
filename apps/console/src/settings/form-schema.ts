import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { referencesOf } from "@command-center/domain/settings/schema-references"
import type { RJSFSchema } from "@rjsf/utils"

type Inlining = (schema: unknown) => unknown

const eachIn = (value: unknown, inline: Inlining): unknown =>
  isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== "__proto__")
          .map(([name, each]) => [name, inline(each)])
      )
    : value

const listed = (value: unknown, inline: Inlining): unknown => (Array.isArray(value) ? value.map(inline) : value)

const oneOrMore = (value: unknown, inline: Inlining): unknown =>
  Array.isArray(value) ? value.map(inline) : inline(value)

type Holder = (value: unknown, inline: Inlining) => unknown

const heldBy = (names: ReadonlyArray<string>, holder: Holder) => names.map((name) => [name, holder] as const)

/** Keywords of draft 7 that hold schemas; what any other holds is a value. */
const holderOf = new Map<string, Holder>([
  ...heldBy(["properties", "patternProperties", "dependencies"], eachIn),
  ...heldBy(["allOf", "anyOf", "oneOf"], listed),
  ...heldBy(["items", "additionalItems", "additionalProperties", "contains", "propertyNames"], oneOrMore),
  ...heldBy(["not", "if", "then", "else"], oneOrMore)
])

/** Kept elsewhere: what a schema defines is put where it is referred to. */
const isLeftOut = (name: string): boolean => name === "definitions" || name === "$defs" || name === "$id"

const asItIs = (schema: JsonObject): JsonObject => schema

/**
 * Puts in place of each reference what it points at in `root`, each once; the schema must be free of cycles. Each schema
 * is put in other words, where some are given.
 */
export const inlining = (root: JsonObject, worded = asItIs): ((schema: unknown) => unknown) => {
  const { targetOf } = referencesOf(root)
  const done = new Map<unknown, unknown>()
  const made = (schema: JsonObject): JsonObject => {
    const target = targetOf(schema)
    if (target !== undefined) {
      const { $ref: _, ...beside } = schema
      const referred = inline(target)
      return worded({ ...(isJsonObject(referred) ? referred : {}), ...beside })
    }
    const inlined = Object.fromEntries(
      Object.entries(schema)
        .filter(([name]) => !isLeftOut(name))
        .map(([name, value]) => [name, holderOf.get(name)?.(value, inline) ?? value])
    )
    return worded(inlined)
  }
  const inline = (schema: unknown): unknown => {
    if (!isJsonObject(schema)) return schema
    const known = done.get(schema)
    if (known !== undefined) return known
    const inlined = made(schema)
    done.set(schema, inlined)
    return inlined
  }
  return inline
}

/** Whether it is a schema as forms take it. */
export const isFormSchema = (schema: JsonObject): schema is JsonObject & RJSFSchema => isJsonObject(schema)
