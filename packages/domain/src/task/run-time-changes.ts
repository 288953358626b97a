import { instantHere, siteTimeAt } from "../site-time/site-time.ts"
import type { RunTime } from "./run-time.ts"

/** Whose clocks a run time is read from. */
export type Clocks = "mine" | "sites"

/** What the field holds: the instant, or the one at which clocks here read what those of the sites are to read. */
export const shownRunAt = ({ runAt, siteTime }: RunTime, timeZone: string): string | null =>
  siteTime === null ? runAt : instantHere(siteTime, timeZone)

/** The other clocks, with the same reading. */
export const withClocks = (runTime: RunTime, clocks: Clocks, timeZone: string): Partial<RunTime> => {
  const runAt = shownRunAt(runTime, timeZone)
  return { runAt, siteTime: clocks === "mine" ? null : (runTime.siteTime ?? siteTimeAt(runAt, timeZone)) }
}

/** What was picked or typed here, by the clocks that count. */
export const withRunAt = ({ siteTime }: RunTime, picked: string | null, timeZone: string): Partial<RunTime> =>
  siteTime === null ? { runAt: picked } : { siteTime: { ...siteTime, reading: siteTimeAt(picked, timeZone).reading } }
