import { displayDate } from "../time/display-date.ts"
import type { SiteRuns, ZoneRun } from "./site-runs.ts"
import { siteSentences } from "./site-sentence-messages.ts"
import { readingAsWall, type Site, type SiteTime } from "./site-time.ts"
import { siteTimeMessages } from "./site-time-messages.ts"
import { zoneStretch } from "./zone-spread.ts"

/** What clocks are to read, as dates are displayed: "2026-11-21 2:00 AM". */
const readingText = ({ reading }: Pick<SiteTime, "reading">): string =>
  readingAsWall(reading ?? "") === null ? siteSentences.toBeChosen : displayDate(`${reading ?? ""}:00.000Z`, "UTC")

/** A line of the table that tells what the time there is here. */
export interface ZoneLine {
  readonly zone: string
  readonly count: number
  /** What clocks there read. */
  readonly there: string
  readonly here: string
  /** The same for the last of them, where they are spread over more than a minute; of one day, the time alone. */
  readonly until: { readonly there: string; readonly here: string } | null
  /** Whether they skip what was chosen, and read something else. */
  readonly isMoved: boolean
}

export const zoneName = ({ reported, zone }: Pick<ZoneRun<Site>, "reported" | "zone">): string =>
  reported ?? `${siteTimeMessages.unnamed} (${zone})`

const untilText = (from: string, to: string): string => (from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to)

export const zoneLines = (siteTime: SiteTime, { zones }: SiteRuns<Site>, timeZone: string): ReadonlyArray<ZoneLine> =>
  zones.map((run) => {
    const { spreadMinutes } = siteTime
    const { first, last } =
      spreadMinutes > 0 ? zoneStretch(run, { zones }, spreadMinutes) : { first: run.runAt, last: run.runAt }
    const [there, here] = [displayDate(first, run.zone), displayDate(first, timeZone)]
    const [thereLast, hereLast] = [displayDate(last, run.zone), displayDate(last, timeZone)]
    return {
      zone: zoneName(run),
      count: run.sites.length,
      there,
      here,
      until: here === hereLast ? null : { there: untilText(there, thereLast), here: untilText(here, hereLast) },
      isMoved: displayDate(run.runAt, run.zone) !== readingText(siteTime)
    }
  })

/** "6 zones, 45 UTGs: 2026-11-21 2:00 AM there is from 2026-11-20 11:00 PM to 2026-11-21 5:00 AM here." */
export const zonesSentence = (
  siteTime: SiteTime,
  runs: SiteRuns<Site>,
  timeZone: string,
  counted: (count: number) => string
): string => {
  const [first] = runs.zones
  const last = runs.zones.at(-1)
  if (first === undefined || last === undefined) return ""
  const [from, to] = [displayDate(first.runAt, timeZone), displayDate(last.runAt, timeZone)]
  const here = from === to ? from : siteSentences.between(from, to)
  const count = runs.zones.reduce((sum, { sites }) => sum + sites.length, 0)
  return siteSentences.thereIsHere(siteSentences.zones(runs.zones.length), counted(count), readingText(siteTime), here)
}

/** When a draft runs, in a sentence: "at 2026-11-21 2:00 AM by each site's own clocks, spread over 30 minutes". */
export const siteTimeText = (siteTime: SiteTime): string => {
  const { spreadMinutes } = siteTime
  const spread =
    spreadMinutes === 0 || Number.isNaN(spreadMinutes) ? "" : siteSentences.spread(spreadText(spreadMinutes))
  return siteSentences.at(readingText(siteTime), spread)
}

/** "30 minutes", "2 hours". */
export const spreadText = (minutes: number): string => {
  return minutes % 60 === 0 ? siteSentences.hours(minutes / 60) : siteSentences.minutes(minutes)
}
