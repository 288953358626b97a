import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { isLeftOut, siteRuns, sitesWithoutZone } from "../site-time/site-runs.ts"
import { isSkippedReading, longestSpread, readingAsWall, type Site, type SiteTime } from "../site-time/site-time.ts"
import { zoneName } from "../site-time/site-time-description.ts"
import { siteTimeMessages } from "../site-time/site-time-messages.ts"
import { spreadRuns } from "../site-time/spread.ts"
import { nextLocalMidnight } from "../time/schedule-time.ts"
import { isInstant } from "../time/typed-date.ts"
import { scheduleMessages } from "./task-messages.ts"

/** When tasks are to run, as the dialogs edit it (document 2 §4). */
export interface RunTime {
  /** Immediate: the run time is now, whatever the others keep. */
  readonly timing: "future" | "immediate"
  /** An ISO instant, the same for all: by my time; or what is typed in its place and is no date. */
  readonly runAt: string | null
  /** Each site's own time, in place of `runAt`; null for my time. */
  readonly siteTime: SiteTime | null
}

/** The next local midnight, for all (document 2 §9). */
export const defaultRunTime = (now: Date, timeZone: string): RunTime => ({
  timing: "future",
  runAt: nextLocalMidnight(now, timeZone).toISOString(),
  siteTime: null
})

/** Each site's own time where it counts. */
export const countingSiteTime = ({ timing, siteTime }: RunTime): SiteTime | null =>
  timing === "future" ? siteTime : null

/** Whether an instant, as ISO text, lies before another: what was to run then would run at once. */
export const hasPassed = (runAt: string, now: Date): boolean => Date.parse(runAt) < now.getTime()

const siteTimeMessage = (siteTime: SiteTime, sites: ReadonlyArray<Site>, now: Date | null): string | null => {
  if (siteTime.reading === null) return scheduleMessages.chooseRunTime
  if (readingAsWall(siteTime.reading) === null) return scheduleMessages.runTimeUnreadable
  const passed = siteRuns(siteTime, sites).zones.filter(({ runAt }) => now !== null && hasPassed(runAt, now))
  if (passed.length === 0) return null
  const [first, ...others] = passed
  return first?.reported === null && others.length === 0
    ? siteTimeMessages.passedInChosen(first.zone)
    : siteTimeMessages.passed(passed.map(zoneName))
}

/**
 * What is wrong with when a draft is to run; null for what runs at once, and for an instant that is still to come, at
 * all sites (document 2 §4, contract "Settled after the first console"). Without `now`, an instant that has passed is
 * taken too.
 */
export const runTimeMessage = (runTime: RunTime, sites: ReadonlyArray<Site>, now: Date | null): string | null => {
  const { timing, runAt } = runTime
  if (timing === "immediate") return null
  const siteTime = countingSiteTime(runTime)
  if (siteTime !== null) return siteTimeMessage(siteTime, sites, now)
  if (runAt === null || runAt === "") return scheduleMessages.chooseRunTime
  if (!isInstant(runAt))
    return isSkippedReading(runAt) ? scheduleMessages.runTimeSkipped : scheduleMessages.runTimeUnreadable
  return now !== null && hasPassed(runAt, now) ? scheduleMessages.runTimePassed : null
}

const wrongMinutes = (minutes: number): string | null => {
  if (Number.isNaN(minutes)) return constraintMessages.valueMissing
  if (!Number.isInteger(minutes)) return constraintMessages.stepMismatch(1)
  if (minutes < 0) return constraintMessages.rangeUnderflow(0)
  return minutes > longestSpread ? constraintMessages.rangeOverflow(longestSpread) : null
}

/** What is wrong with over how long the sites' times are spread; null where nothing is. */
export const spreadMessage = (runTime: RunTime): string | null => {
  const siteTime = countingSiteTime(runTime)
  if (siteTime === null) return null
  const wrong = wrongMinutes(siteTime.spreadMinutes)
  return wrong === null ? null : followedBy(wrong, siteTimeMessages.spreadRange(longestSpread))
}

/** What is to be said first of sites whose own zone is not known; null where there are none, or it was said. */
export const withoutZoneMessage = (runTime: RunTime, sites: ReadonlyArray<Site>): string | null => {
  const siteTime = countingSiteTime(runTime)
  const unknown = siteTime === null ? [] : sitesWithoutZone(sites)
  if (unknown.length === 0) return null
  if (siteTime?.withoutZone === null) return siteTimeMessages.sayWithoutZone
  return siteTime?.withoutZone === "leaveOut" && unknown.length === sites.length ? siteTimeMessages.nobodyLeft : null
}

/** Who gets a task: all but those that are left out since their own time is not known. */
export const takenSites = <S extends Site>(runTime: RunTime, sites: ReadonlyArray<S>): ReadonlyArray<S> =>
  sites.filter((site) => !isLeftOut(site, countingSiteTime(runTime)))

/**
 * The run times that are sent, by the ids of those that get a task: the chosen one, each site's own, or now for an
 * immediate task, whatever run time is kept (document 2 §4).
 */
export const runAftersOf = (runTime: RunTime, sites: ReadonlyArray<Site>, now: Date): ReadonlyMap<number, string> => {
  const siteTime = countingSiteTime(runTime)
  if (siteTime === null) {
    const runAfter = (runTime.timing === "immediate" ? now : new Date(runTime.runAt ?? now)).toISOString()
    return new Map(sites.map(({ id }) => [id, runAfter]))
  }
  const { zones } = siteRuns(siteTime, sites)
  const runs = zones.flatMap(({ runAt, sites: there }) => there.map(({ id }) => ({ id, runAt })))
  return spreadRuns(runs, siteTime.spreadMinutes)
}
