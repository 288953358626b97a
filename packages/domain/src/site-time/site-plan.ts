import type { LeftOut } from "../operation/operation.ts"
import { siteRuns } from "./site-runs.ts"
import type { Site, SiteTime } from "./site-time.ts"
import { type ZoneLine, zoneLines, zonesSentence } from "./site-time-description.ts"
import { siteTimeMessages } from "./site-time-messages.ts"

export interface NamedSite extends Site {
  readonly name: string
}

/** What somebody sees of the sites' times before anything is sent. */
export interface SitePlan {
  readonly sentence: string
  readonly lines: ReadonlyArray<ZoneLine>
  /** The names of those whose own zone is not known. */
  readonly unknown: ReadonlyArray<string>
}

export const sitePlan = (
  siteTime: SiteTime,
  sites: ReadonlyArray<NamedSite>,
  timeZone: string,
  counted: (count: number) => string
): SitePlan => {
  const runs = siteRuns(siteTime, sites)
  return {
    sentence: zonesSentence(siteTime, runs, timeZone, counted),
    lines: zoneLines(siteTime, runs, timeZone),
    unknown: runs.unknown.map(({ name, reportedZone }) => (reportedZone ? `${name} (${reportedZone})` : name))
  }
}

/** Who gets nothing since their own time is not known, each with that reason. */
export const leftOutSites = (siteTime: SiteTime | null, sites: ReadonlyArray<NamedSite>): ReadonlyArray<LeftOut> =>
  siteTime === null
    ? []
    : siteRuns(siteTime, sites).leftOut.map(({ name }) => ({ name, reason: siteTimeMessages.leftOut }))
