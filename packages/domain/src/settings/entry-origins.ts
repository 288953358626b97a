import { isJsonObject, type JsonObject, jsonField, shownText } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"

type Entries = ReadonlyArray<unknown>

/** By these an entry goes, the surest first. */
const identities = ["ccid", "id", "listenPort", "taskDesc", "name", "key"] as const

/** What is given once and stays: where these differ, no other likeness counts. */
const lasting = ["ccid", "id"] as const

/** A value that may tell one entry from another; null and "" tell nothing. */
const tellingAt = (entry: unknown, name: string): string | null => shownText(jsonField(entry, name))

const placesOf = (entries: Entries, name: string, value: string): ReadonlyArray<number> =>
  [...entries.keys()].filter((at) => tellingAt(entries[at], name) === value)

/** The one that has the same value, where no second entry of either list has it; null where there is none. */
const partnerBy = (name: string, entry: unknown, entries: Entries, current: Entries): number | null => {
  const value = tellingAt(entry, name)
  if (value === null || placesOf(entries, name, value).length !== 1) return null
  const [at, ...more] = placesOf(current, name, value)
  return more.length === 0 ? (at ?? null) : null
}

const isDifferentBy = (names: ReadonlyArray<string>, one: unknown, other: unknown): boolean =>
  names.some((name) => {
    const [mine, theirs] = [tellingAt(one, name), tellingAt(other, name)]
    return mine !== null && theirs !== null && mine !== theirs
  })

/** As it was, or null where it cannot be told which of some that are the same it is. */
const unchangedFrom = (at: number, entries: Entries, current: Entries): number | null => {
  const same = (list: Entries) => [...list.keys()].filter((each) => isSameJson(list[each], entries[at]))
  const [mine, theirs] = [same(entries), same(current)]
  return mine.length === theirs.length ? (theirs[mine.indexOf(at)] ?? null) : null
}

/** The one that its identities name: what is given for good decides, of the others none may name another one. */
const namedFrom = (entry: unknown, entries: Entries, current: Entries): number | null => {
  const sure = lasting.map((name) => partnerBy(name, entry, entries, current)).find((at) => at !== null)
  if (sure !== undefined) return isDifferentBy(lasting, entry, current[sure]) ? null : sure
  const named = new Set(identities.flatMap((name) => partnerBy(name, entry, entries, current) ?? []))
  const [at, ...others] = named
  return at === undefined || others.length > 0 || isDifferentBy(lasting, entry, current[at]) ? null : at
}

const sharesSomethingOwn = (entry: JsonObject, place: number, entries: Entries, current: Entries): boolean =>
  Object.keys(entry).some((name) => partnerBy(name, entry, entries, current) === place)

/** The one in its place, where nothing says that it is another one and something that only these two have says it is not. */
const placedFrom = (at: number, entries: Entries, current: Entries): number | null => {
  const entry = entries[at]
  if (!isJsonObject(entry) || isDifferentBy(identities, entry, current[at])) return null
  return sharesSomethingOwn(entry, at, entries, current) ? at : null
}

/**
 * For each entry of a list, the place in another state of it that it surely comes from; null where that is not sure, and
 * where two could come from the same one. Both lists are given without what is secret in them.
 */
export const entryOrigins = (entries: Entries, current: Entries): ReadonlyArray<number | null> => {
  const found = entries.map((each, at) => unchangedFrom(at, entries, current) ?? namedFrom(each, entries, current))
  const isInPlace = entries.length === current.length && found.every((from, at) => from === null || from === at)
  const all = isInPlace ? found.map((from, at) => from ?? placedFrom(at, entries, current)) : found
  return all.map((from, at) => (all.some((other, place) => place !== at && other === from) ? null : from))
}
