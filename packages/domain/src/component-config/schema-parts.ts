import { isJsonObject, jsonList } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { isMet } from "./schema-match.ts"
import { type Place, placeOf, type Walk } from "./schema-walk.ts"

/** What holds on a condition: `then` or `else`, and what depends on a property that is there. */
const conditional = ({ schema, walk }: Place, value: unknown): ReadonlyArray<unknown> => {
  const { if: condition, then: met, else: otherwise, dependencies } = schema
  return [
    condition === undefined ? undefined : isMet(condition, value, walk) ? met : otherwise,
    ...Object.entries(isJsonObject(dependencies) ? dependencies : {})
      .filter(([name]) => isJsonObject(value) && Object.hasOwn(value, name))
      .map(([, needed]) => (Array.isArray(needed) ? { required: needed } : needed))
  ]
}

/** Whether a schema says something that holds on a condition only. */
export const hasConditions = ({ schema }: Place): boolean =>
  Object.hasOwn(schema, "if") || Object.hasOwn(schema, "dependencies")

/**
 * The schemas that say something of one value, each by itself: the schema, what `allOf` adds, and, where the value is
 * given, what holds on the conditions that it meets. References are followed.
 */
export const partsOf = (
  schema: unknown,
  given: { readonly value: unknown } | null,
  walk: Walk
): ReadonlyArray<Place> => {
  const place = placeOf(schema, walk)
  if (place === null) return []
  const added = [...jsonList(place.schema["allOf"]), ...(given === null ? [] : conditional(place, given.value))]
  return [place, ...added.flatMap((each) => partsOf(each, given, place.walk))]
}

/** Whether both are made of the same schemas. */
export const areSameParts = (some: ReadonlyArray<Place>, others: ReadonlyArray<Place>): boolean =>
  isSameJson(
    some.map(({ schema }) => schema),
    others.map(({ schema }) => schema)
  )
