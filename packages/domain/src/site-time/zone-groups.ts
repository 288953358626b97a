import { groupBy } from "../rows/group-by.ts"
import { siteZone } from "./site-zone.ts"

/** Those that stand in one zone, however their machines write its name. */
export interface ZoneGroup<T> {
  /** IANA. */
  readonly zone: string
  /** As the first of them reports it. */
  readonly reported: string | null
  readonly there: ReadonlyArray<T>
}

/** Letter case and blanks around it do not tell a zone's name from another; one that is empty is none. */
export const zoneKey = (reported: string | null): string => reported?.trim().toLowerCase() ?? ""

/** Those whose zone is not known, in their order. */
export const withoutKnownZone = <T>(
  all: ReadonlyArray<T>,
  reportedOf: (each: T) => string | null
): ReadonlyArray<T> => {
  const keyOf = (each: T) => zoneKey(reportedOf(each))
  const unknown = new Set([...groupBy(all, keyOf).keys()].filter((key) => siteZone(key) === null))
  return unknown.size === 0 ? [] : all.filter((each) => unknown.has(keyOf(each)))
}

/** All whose zone is known by where they stand: a zone is one by whichever of its names, Windows' or IANA's. */
export const zoneGroups = <T>(
  all: ReadonlyArray<T>,
  reportedOf: (each: T) => string | null
): ReadonlyArray<ZoneGroup<T>> => {
  const groups = new Map<
    string,
    { readonly zone: string; readonly reported: string | null; readonly there: Array<T> }
  >()
  for (const named of groupBy(all, (each) => zoneKey(reportedOf(each))).values()) {
    const [first] = named
    const reported = first === undefined ? null : (reportedOf(first)?.trim() ?? null)
    const zone = siteZone(reported)
    if (zone === null) continue
    const known = groups.get(zone.toLowerCase())
    if (known === undefined) groups.set(zone.toLowerCase(), { zone, reported, there: named })
    // There may be more than a call can have arguments.
    else for (const each of named) known.there.push(each)
  }
  return [...groups.values()]
}
