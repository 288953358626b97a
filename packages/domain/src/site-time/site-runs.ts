import { groupBy } from "../rows/group-by.ts"
import { firstInstantOf, type Wall } from "../time/zoned.ts"
import { readingAsWall, type Site, type SiteTime } from "./site-time.ts"
import { siteZone } from "./site-zone.ts"

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

/** Letter case and blanks around it do not tell a zone's name from another. */
const keyOf = ({ reportedZone }: Site): string => reportedZone?.trim().toLowerCase() ?? ""

const byReportedZone = <S extends Site>(sites: ReadonlyArray<S>) => groupBy(sites, keyOf)

/** Those whose own zone is not known, in their order. */
export const sitesWithoutZone = <S extends Site>(sites: ReadonlyArray<S>): ReadonlyArray<S> => {
  const unknown = new Set([...byReportedZone(sites).keys()].filter((reported) => siteZone(reported) === null))
  return sites.filter((site) => unknown.has(keyOf(site)))
}

/** As the first of these sites reports it. */
const reportedBy = ([site]: ReadonlyArray<Site>): string | null => site?.reportedZone?.trim() ?? null

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
    ...[...byReportedZone(sites).values()].flatMap((there) => {
      const reported = reportedBy(there)
      return runOf(siteZone(reported), reported, there)
    }),
    ...runOf(otherwise, null, unknown)
  ]
  return { zones: zones.toSorted(inOrder), unknown, leftOut: withoutZone === "leaveOut" ? unknown : [] }
}
