import { displayUtc } from "../time/display-date.ts"
import type { Rollout, WaveFigures, WavePreview } from "./rollout-record.ts"

/** When a wave begins, runs and is watched. */
interface ShownTimes extends Pick<WavePreview, "begins" | "isEstimate" | "watchedUntil"> {
  /** Its first run and its last; one where they read the same, none where nobody runs, or all as it begins. */
  readonly runs: ReadonlyArray<string>
}

const runsOf = ({ first, last }: Pick<WavePreview, "first" | "last">): ReadonlyArray<string> => {
  const runs = [first, last].flatMap((run) => run ?? [])
  return first !== null && last !== null && displayUtc(first) === displayUtc(last) ? [first] : runs
}

/** Nothing left, or all of it was deleted before it ran. A wave without targets gave all of them to a retry, so it ran. */
const neverRan = ({ targets, sent }: WaveFigures): boolean => targets > 0 && sent === 0

/** The times of a wave as its page shows them; null where it has none, as its rollout was stopped before it. */
export const shownTimes = (
  { state, times }: Pick<Rollout, "state" | "times">,
  figures: WaveFigures
): ShownTimes | null => {
  const own = times[figures.wave - 1]
  if (own === undefined || (state === "stopped" && neverRan(figures))) return null
  const { begins, isEstimate, watchedUntil } = own
  const runs = runsOf(own)
  const isAtOnce = runs.length === 1 && runs.every((run) => displayUtc(run) === displayUtc(begins))
  return { begins, isEstimate, runs: isAtOnce ? [] : runs, watchedUntil }
}
