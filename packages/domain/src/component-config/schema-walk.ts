import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { pointedAt } from "../settings/schema-pointer.ts"

/** A walk through a schema that nobody vouches for: it ends, whatever the schema says. */
export interface Walk {
  /** Where local references are looked up. */
  readonly root: JsonObject
  /** How many more steps may be taken in all. */
  readonly budget: { left: number }
  readonly depth: number
  /** References that are being followed: one of them again would not end. */
  readonly following: ReadonlySet<string>
}

const mostSteps = 20_000
const deepest = 64

/** A walk that begins at a schema, in which its local references point. */
export const walkOf = (root: JsonObject): Walk => ({
  root,
  budget: { left: mostSteps },
  depth: 0,
  following: new Set()
})

/** One step down, or null where the walk has gone far or deep enough. */
export const stepDown = (walk: Walk): Walk | null => {
  walk.budget.left -= 1
  return walk.budget.left < 0 || walk.depth >= deepest ? null : { ...walk, depth: walk.depth + 1 }
}

/** A schema with its reference followed, and the walk from there on. */
export interface Place {
  readonly schema: JsonObject
  readonly walk: Walk
}

/** Where a schema is found: itself, or what its reference points at, with what is said beside the reference on top. */
export const placeOf = (schema: unknown, walk: Walk): Place | null => {
  const next = stepDown(walk)
  if (next === null || !isJsonObject(schema)) return null
  const { $ref: reference, ...beside } = schema
  if (typeof reference !== "string") return { schema, walk: next }
  const target = pointedAt(walk.root, schema)
  if (walk.following.has(reference) || !isJsonObject(target)) return null
  return placeOf({ ...target, ...beside }, { ...next, following: new Set([...walk.following, reference]) })
}
