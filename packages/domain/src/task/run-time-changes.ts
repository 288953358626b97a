import { midnightAtSites } from "../site-time/site-midnight.ts"
import { instantHere, type Site, siteTimeAt, type WithoutZone } from "../site-time/site-time.ts"
import type { RunTime } from "./run-time.ts"

/** Whose clocks a run time is read from. */
export type Clocks = "mine" | "sites"

/** What the field holds: the instant, or the one at which clocks here read what those of the sites are to read. */
export const shownRunAt = ({ runAt, siteTime }: RunTime, timeZone: string): string | null =>
  siteTime === null ? runAt : instantHere(siteTime, timeZone)

/** What a dialog opened with, whose sites they are, and when the clocks are changed. */
export interface OpenedRunTime {
  readonly runTime: RunTime
  readonly sites: ReadonlyArray<Site>
  readonly now: Date
}

/** Whether nobody has picked or typed another time than the dialog opened with. */
const isUntouchedIn = ({ runAt }: RunTime, opened: OpenedRunTime): boolean => runAt === opened.runTime.runAt

/**
 * The other clocks, with the same reading. A time that nobody has touched is the default of the clocks chosen: the next
 * midnight here by my time, and by the sites' the first that has passed at none of them.
 */
export const withClocks = (
  runTime: RunTime,
  clocks: Clocks,
  timeZone: string,
  opened: OpenedRunTime
): Partial<RunTime> => {
  const isUntouched = isUntouchedIn(runTime, opened)
  if (clocks === "mine") return { runAt: isUntouched ? runTime.runAt : shownRunAt(runTime, timeZone), siteTime: null }
  if (runTime.siteTime !== null) return {}
  const begun = siteTimeAt(runTime.runAt, timeZone)
  return { siteTime: isUntouched ? { ...begun, reading: midnightAtSites(opened.sites, opened.now, timeZone) } : begun }
}

/**
 * What becomes of those without a known zone. A time that nobody has touched is the first midnight that has passed
 * neither at a site nor by the zone chosen for them; one that somebody chose stays.
 */
export const withWithoutZone = (
  runTime: RunTime,
  withoutZone: WithoutZone,
  timeZone: string,
  opened: OpenedRunTime
): Partial<RunTime> => {
  const { siteTime } = runTime
  if (siteTime === null) return {}
  const chosen = { ...siteTime, withoutZone }
  return {
    siteTime: isUntouchedIn(runTime, opened)
      ? { ...chosen, reading: midnightAtSites(opened.sites, opened.now, timeZone, withoutZone) }
      : chosen
  }
}

/** What was picked or typed here, by the clocks that count; it is kept for my time, too. */
export const withRunAt = ({ siteTime }: RunTime, picked: string | null, timeZone: string): Partial<RunTime> =>
  siteTime === null
    ? { runAt: picked }
    : { runAt: picked, siteTime: { ...siteTime, reading: siteTimeAt(picked, timeZone).reading } }
