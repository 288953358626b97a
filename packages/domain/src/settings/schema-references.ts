import { dereference } from "@cfworker/json-schema"
import { Result } from "effect"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { pointedAt, textIn } from "./schema-pointer.ts"

/** What the references of a schema lead to. */
export interface SchemaReferences {
  /** The schema that a schema with a `$ref` refers to; undefined where it is not in the document. */
  readonly targetOf: (schema: JsonObject) => unknown
}

/** Values and names that are not schemas, and what only other drafts know. */
const leftOut: ReadonlySet<string> = new Set([
  "const",
  "default",
  "enum",
  "examples",
  "required",
  "type",
  "id",
  "$anchor",
  "$recursiveAnchor",
  "$recursiveRef"
])

const maps: ReadonlySet<string> = new Set(["$defs", "definitions", "dependencies", "patternProperties", "properties"])

const isLeftOut = (keyword: string, schema: JsonObject): boolean => {
  if (leftOut.has(keyword)) return true
  if (keyword === "$ref") return typeof schema[keyword] !== "string"
  return keyword === "$id" && (typeof schema[keyword] !== "string" || typeof schema["$ref"] === "string")
}

type Pairs = Map<unknown, unknown>

/** A copy for the library, which writes into what it is given; each part is paired with what it is a copy of. */
const copied = (schema: unknown, originals: Pairs): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => copied(each, originals))
  if (!isJsonObject(schema)) return schema
  const copy = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !isLeftOut(keyword, schema))
      .map(([keyword, said]) => [
        keyword,
        maps.has(keyword) && isJsonObject(said)
          ? Object.fromEntries(Object.entries(said).map(([name, each]) => [name, copied(each, originals)]))
          : copied(said, originals)
      ])
  )
  originals.set(copy, schema)
  return copy
}

/** Whether a part of a document may have a name of its own, by which references go. */
const hasNames = (root: JsonObject): boolean => {
  const open: Array<object> = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Object.hasOwn(next, "$id")) return true
    const values: ReadonlyArray<unknown> = Object.values(next)
    for (const each of values) {
      if (typeof each === "object" && each !== null) open.push(each)
    }
  }
  return false
}

/** Where nothing has a name, references are pointers into the document. */
const pointers = (root: JsonObject): SchemaReferences => ({ targetOf: (schema) => pointedAt(root, schema) })

const named = (root: JsonObject): SchemaReferences => {
  const originals: Pairs = new Map()
  const copy = copied(root, originals)
  const found = Result.try((): Readonly<Record<string, unknown>> => (isJsonObject(copy) ? dereference(copy) : {}))
  const byAddress = Result.getOrElse(found, (): Readonly<Record<string, unknown>> => ({}))
  const copies: Pairs = new Map([...originals].map(([each, original]) => [original, each]))
  const base = (textIn(copy, "__absolute_uri__") ?? "").replace(/#.*$/u, "")
  return {
    targetOf: (schema) => {
      const reference = textIn(schema, "$ref")
      if (reference === null) return undefined
      // A schema that was put together out of parts of the document is not in it: what it refers to is.
      const address = textIn(copies.get(schema), "__absolute_ref__") ?? `${base}${reference}`.replace(/#$/u, "")
      const target = byAddress[address]
      return typeof target === "boolean" ? target : originals.get(target)
    }
  }
}

/** What the references of a document lead to: pointers, and names that it gives by `$id`. Remembered by identity. */
export const referencesOf = memoizedByObject((root: JsonObject): SchemaReferences => {
  let references: SchemaReferences | null = null
  return {
    targetOf: (schema) => {
      references ??= hasNames(root) ? named(root) : pointers(root)
      return references.targetOf(schema)
    }
  }
})
