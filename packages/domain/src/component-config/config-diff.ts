import { capitalised, isJsonObject, type JsonObject, jsonField, shownText } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { apiInterfaceList, deviceList } from "./config-list.ts"

/** A step into a configuration: the name of a field, or the place of an entry in a list. */
export type PathStep = string | number

/** One difference of two configurations. */
export interface ConfigChange {
  /**
   * Where it is. Entries of lists go by their place in the configuration changed from; those that were added, by their
   * place in the one changed to.
   */
  readonly path: ReadonlyArray<PathStep>
  /** "moved": the entries that both lists have stand in another order, given by their places. */
  readonly kind: "added" | "removed" | "changed" | "moved"
  /** Null where it was added. */
  readonly from: unknown
  /** Null where it was removed. */
  readonly to: unknown
}

type Pairs = ReadonlyArray<readonly [from: number, to: number]>
type Entries = ReadonlyArray<unknown>

type Likeness = (one: unknown, other: unknown) => boolean

/** Alike by the same text in a field. */
const byField =
  (field: string): Likeness =>
  (one, other) => {
    const name = shownText(jsonField(one, field))
    return name !== null && name === shownText(jsonField(other, field))
  }

/** Entries of both lists that are alike, besides those that are paired: the first ones first, none of them twice. */
const withPairs = (paired: Pairs, from: Entries, to: Entries, isAlike: Likeness): Pairs => {
  const taken = new Set(paired.map(([at]) => at))
  const free = new Set(to.keys())
  for (const [, at] of paired) free.delete(at)
  const found = from.flatMap((entry, index) => {
    const place = taken.has(index) ? undefined : [...free].find((at) => isAlike(entry, to[at]))
    if (place === undefined) return []
    free.delete(place)
    return [[index, place] as const]
  })
  return [...paired, ...found]
}

const isAt = (path: ReadonlyArray<PathStep>, { section, name }: typeof deviceList): boolean =>
  path.length === 2 && isSameName(path[0], section) && isSameName(path[1], name)

const isSameName = (step: PathStep | undefined, name: string): boolean => step === name || step === capitalised(name)

/** Interfaces are the same by their id, else by their port; devices by their name; anything else by its place. */
const likenessesAt = (path: ReadonlyArray<PathStep>): ReadonlyArray<Likeness> | null => {
  if (isAt(path, apiInterfaceList)) return [byField("ccid"), byField("listenPort"), isSameJson]
  return isAt(path, deviceList) ? [byField("taskDesc"), isSameJson] : null
}

const pairsOf = (path: ReadonlyArray<PathStep>, from: Entries, to: Entries): Pairs =>
  likenessesAt(path)?.reduce<Pairs>((pairs, isAlike) => withPairs(pairs, from, to, isAlike), []) ??
  Array.from({ length: Math.min(from.length, to.length) }, (_none, at) => [at, at] as const)

const listDiff = (path: ReadonlyArray<PathStep>, from: Entries, to: Entries): ReadonlyArray<ConfigChange> => {
  const pairs = pairsOf(path, from, to).toSorted(([one], [other]) => one - other)
  const [kept, found] = [new Map(pairs), new Set(pairs.map(([, at]) => at))]
  const order = pairs.toSorted(([, one], [, other]) => one - other).map(([at]) => at)
  const before = pairs.map(([at]) => at)
  return [
    ...from.flatMap((entry, at): ReadonlyArray<ConfigChange> => {
      const place = kept.get(at)
      if (place === undefined) return [{ path: [...path, at], kind: "removed", from: entry, to: null }]
      return diffAt([...path, at], entry, to[place])
    }),
    ...to.flatMap(
      (entry, at): ReadonlyArray<ConfigChange> =>
        found.has(at) ? [] : [{ path: [...path, at], kind: "added", from: null, to: entry }]
    ),
    ...(isSameJson(before, order) ? [] : [{ path, kind: "moved", from: before, to: order } as const])
  ]
}

const objectDiff = (path: ReadonlyArray<PathStep>, from: JsonObject, to: JsonObject): ReadonlyArray<ConfigChange> => [
  ...Object.entries(from).flatMap(
    ([name, value]): ReadonlyArray<ConfigChange> =>
      Object.hasOwn(to, name)
        ? diffAt([...path, name], value, to[name])
        : [{ path: [...path, name], kind: "removed", from: value, to: null }]
  ),
  ...Object.entries(to).flatMap(
    ([name, value]): ReadonlyArray<ConfigChange> =>
      Object.hasOwn(from, name) ? [] : [{ path: [...path, name], kind: "added", from: null, to: value }]
  )
]

const diffAt = (path: ReadonlyArray<PathStep>, from: unknown, to: unknown): ReadonlyArray<ConfigChange> => {
  if (isJsonObject(from) && isJsonObject(to)) return objectDiff(path, from, to)
  if (Array.isArray(from) && Array.isArray(to)) return listDiff(path, from, to)
  return isSameJson(from, to) ? [] : [{ path, kind: "changed", from, to }]
}

/**
 * What differs between two configurations, in the order of the first, with the values as they are: show it by
 * `shownDiff`, which masks secrets. API interfaces are matched by id or port, devices by name.
 */
export const configDiff = (from: unknown, to: unknown): ReadonlyArray<ConfigChange> => diffAt([], from, to)
