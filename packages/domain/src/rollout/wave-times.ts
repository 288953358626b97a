import { displayUtc } from "../time/display-date.ts"
import type { AwaitedTurn } from "./awaited-turn.ts"
import type { Rollout, WaveFigures, WavePreview } from "./rollout-record.ts"

/** When a wave begins, runs and is watched. */
interface KnownTimes extends Pick<WavePreview, "begins" | "isEstimate" | "watchedUntil"> {
  readonly kind: "known"
  /** Its first run and its last; one where they read the same, none where nobody runs, or all as it begins. */
  readonly runs: ReadonlyArray<string>
}

/** Nobody knows when it begins: what has to come first, and a time before which it does not. */
interface AwaitedTimes {
  readonly kind: "awaited"
  readonly awaits: ReadonlyArray<AwaitedTurn>
  readonly notBefore: string | null
}

const runsOf = ({ first, last }: Pick<WavePreview, "first" | "last">): ReadonlyArray<string> => {
  const runs = [first, last].flatMap((run) => run ?? [])
  return first !== null && last !== null && displayUtc(first) === displayUtc(last) ? [first] : runs
}

/** Nothing left, or all of it was deleted before it ran. A wave without targets gave all of them to a retry, so it ran. */
const neverRan = ({ targets, sent }: WaveFigures): boolean => targets > 0 && sent === 0

/** The start that was chosen for a wave, where that is what it begins at the earliest. */
const chosenStart = ({ rules = [] }: Pick<Rollout, "rules">, { wave, begins }: WavePreview): string | null => {
  const start = rules[wave - 1]?.start
  return start?.kind === "at" && Date.parse(start.at) === Date.parse(begins) ? begins : null
}

/** The times of a wave as its page shows them; null where it has none, as its rollout ended before it. */
export const shownTimes = (
  rollout: Pick<Rollout, "state" | "times" | "rules">,
  figures: WaveFigures
): KnownTimes | AwaitedTimes | null => {
  const own = rollout.times[figures.wave - 1]
  if (own === undefined) return null
  const { begins, isEstimate, watchedUntil, awaits = [] } = own
  if (rollout.state === "stopped" && neverRan(figures)) return null
  if (awaits.length > 0) return { kind: "awaited", awaits, notBefore: chosenStart(rollout, own) }
  const runs = runsOf(own)
  const isAtOnce = runs.length === 1 && runs.every((run) => displayUtc(run) === displayUtc(begins))
  return { kind: "known", begins, isEstimate, runs: isAtOnce ? [] : runs, watchedUntil }
}
