import { apiInterfaceList, deviceList } from "../component-config/config-list.ts"
import { capitalised, jsonField, shownText } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import type { SettingPath } from "./setting-path.ts"

/** An entry of a list, in the three states of it; undefined where a state does not have it. */
export interface MergedEntry {
  /** By its name, else by its place, counted from one. */
  readonly name: string
  readonly was: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

type Entries = ReadonlyArray<unknown>

const isNamed = (step: string | number | undefined, name: string): boolean =>
  step === name || step === capitalised(name)

/** The fields by which entries of a list are the same, the first one that all have; null where only the place tells. */
const identitiesAt = (path: SettingPath): ReadonlyArray<string> | null => {
  const isAt = ({ section, name }: typeof deviceList): boolean =>
    path.length === 2 && isNamed(path[0], section) && isNamed(path[1], name)
  if (isAt(apiInterfaceList)) return ["ccid", "listenPort"]
  return isAt(deviceList) ? ["taskDesc"] : null
}

const nameOf = (entry: unknown, at: number): string =>
  shownText(jsonField(entry, "taskDesc")) ?? shownText(jsonField(entry, "listenPort")) ?? String(at + 1)

/** Entries by what a field of them holds; null where one has no such field, or two have the same. */
const byField = (entries: Entries, name: string): ReadonlyMap<string, unknown> | null => {
  const keyed = new Map<string, unknown>()
  for (const entry of entries) {
    const key = shownText(jsonField(entry, name))
    if (key === null || keyed.has(key)) return null
    keyed.set(key, entry)
  }
  return keyed
}

const kept = (keys: Iterable<string>, of: ReadonlyMap<string, unknown>): ReadonlyArray<string> =>
  [...keys].filter((key) => of.has(key))

/** The order of the one that moved entries, with those that only the other has behind the one they follow there. */
const mergedOrder = (
  was: ReadonlyMap<string, unknown>,
  mine: ReadonlyMap<string, unknown>,
  theirs: ReadonlyMap<string, unknown>
): ReadonlyArray<string> | null => {
  const moved = (one: ReadonlyMap<string, unknown>): boolean =>
    !isSameJson(kept(was.keys(), one), kept(one.keys(), was))
  if (moved(mine) && moved(theirs) && !isSameJson(kept(mine.keys(), theirs), kept(theirs.keys(), mine))) return null
  const [first, second] = moved(theirs) ? [theirs, mine] : [mine, theirs]
  const order = [...first.keys()]
  let before: string | null = null
  for (const key of second.keys()) {
    if (!first.has(key)) order.splice(before === null ? 0 : order.indexOf(before) + 1, 0, key)
    before = key
  }
  return order
}

const mergedByField = (
  was: Entries,
  mine: Entries,
  theirs: Entries,
  fields: ReadonlyArray<string>
): ReadonlyArray<MergedEntry> | null => {
  const [keyed] = fields.flatMap((name) => {
    const [from, one, other] = [byField(was, name), byField(mine, name), byField(theirs, name)]
    return from === null || one === null || other === null ? [] : [{ from, one, other }]
  })
  if (keyed === undefined) return null
  const { from, one, other } = keyed
  const order = mergedOrder(from, one, other)
  if (order === null) return null
  return order.map((key, at) => ({
    name: nameOf(one.get(key) ?? other.get(key), at),
    was: from.get(key),
    mine: one.get(key),
    theirs: other.get(key)
  }))
}

/** Whether entries that were there stand at another place by now. */
const isReordered = (was: Entries, now: Entries): boolean =>
  now.some((entry, at) => !isSameJson(was[at], entry) && was.some((each) => isSameJson(each, entry)))

const mergedByPlace = (was: Entries, mine: Entries, theirs: Entries): ReadonlyArray<MergedEntry> | null =>
  was.length !== mine.length || was.length !== theirs.length || isReordered(was, mine) || isReordered(was, theirs)
    ? null
    : was.map((entry, at) => ({ name: nameOf(entry, at), was: entry, mine: mine[at], theirs: theirs[at] }))

/**
 * The entries of a list that was changed in two ways, each with what became of it, in the order in which they are to
 * stand. Null where it cannot be told which is which: the list then collides as a whole.
 */
export const mergedEntries = (
  path: SettingPath,
  was: unknown,
  mine: unknown,
  theirs: unknown
): ReadonlyArray<MergedEntry> | null => {
  if (!Array.isArray(was) || !Array.isArray(mine) || !Array.isArray(theirs)) return null
  const fields = identitiesAt(path)
  return fields === null ? mergedByPlace(was, mine, theirs) : mergedByField(was, mine, theirs, fields)
}
