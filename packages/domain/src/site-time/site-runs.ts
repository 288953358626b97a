import { firstInstantOf, type Wall } from "../time/zoned.ts"
import { readingAsWall, type Site, type SiteTime } from "./site-time.ts"
import { siteZone } from "./site-zone.ts"
import { withoutKnownZone, zoneGroups } from "./zone-groups.ts"

/** The sites of one zone, and when it is their time. */
export interface ZoneRun<S extends Site> {
  /** IANA. */
  readonly zone: string
  /** As the sites report it; null for those whose own zone is not known and that run by this one. */
  readonly reported: string | null
  readonly sites: ReadonlyArray<S>
  /** The first of them, ISO UTC text; later ones follow within the spread. */
  readonly runAt: string
}

export interface SiteRuns<S extends Site> {
  /** By when they run, then by name. */
  readonly zones: ReadonlyArray<ZoneRun<S>>
  /** Those whose own zone is not known, whatever becomes of them. */
  readonly unknown: ReadonlyArray<S>
  readonly leftOut: ReadonlyArray<S>
}

const runAtIn = (wall: Wall, zone: string): string => firstInstantOf(wall, zone).toISOString()

const inOrder = (left: ZoneRun<Site>, right: ZoneRun<Site>): number =>
  left.runAt.localeCompare(right.runAt) || (left.reported ?? "").localeCompare(right.reported ?? "", "en")

/** Whose time is not known and whose is not to be guessed. */
export const isLeftOut = (site: Site, siteTime: SiteTime | null): boolean =>
  siteTime?.withoutZone === "leaveOut" && siteZone(site.reportedZone) === null

const reportedOf = ({ reportedZone }: Site): string | null => reportedZone

/** Those whose own zone is not known, in their order. */
export const sitesWithoutZone = <S extends Site>(sites: ReadonlyArray<S>): ReadonlyArray<S> =>
  withoutKnownZone(sites, reportedOf)

/**
 * The sites by their zones with the instant at which clocks there first read what was chosen; where they skip it, the
 * instant they jump to. Nobody runs while nothing is chosen, and those without a known zone only where it was said how.
 */
export const siteRuns = <S extends Site>(siteTime: SiteTime, sites: ReadonlyArray<S>): SiteRuns<S> => {
  const { reading, withoutZone } = siteTime
  const wall = readingAsWall(reading ?? "")
  const unknown = sitesWithoutZone(sites)
  const otherwise = withoutZone === null || withoutZone === "leaveOut" ? null : withoutZone.zone
  const runOf = (zone: string | null, reported: string | null, there: ReadonlyArray<S>): ReadonlyArray<ZoneRun<S>> =>
    zone === null || wall === null || there.length === 0
      ? []
      : [{ zone, reported, sites: there, runAt: runAtIn(wall, zone) }]
  const zones = [
    ...zoneGroups(sites, reportedOf).flatMap(({ zone, reported, there }) => runOf(zone, reported, there)),
    ...runOf(otherwise, null, unknown)
  ]
  return { zones: zones.toSorted(inOrder), unknown, leftOut: withoutZone === "leaveOut" ? unknown : [] }
}
