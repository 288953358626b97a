import { allowedTimes } from "./allowed-hours.ts"
import type { RolloutPlan, WavePlan } from "./rollout-plan.ts"
import type { WaveKind, WavePreview } from "./rollout-record.ts"
import { cutWaves } from "./wave-cut.ts"
import { type Placed, type WaveRuns, waveRuns } from "./wave-runs.ts"

const minuteMs = 60_000
/** Targets of a wave that are named. */
const named = 5

const timeOf = (iso: string | undefined, otherwise: Date): number =>
  iso === undefined ? otherwise.getTime() : Date.parse(iso)

/** What is seen of a wave before it runs, and kept of one that does. */
export const wavePreview = <T extends Placed>(
  given: { readonly wave: number; readonly kind: WaveKind; readonly begin: Date; readonly watchMinutes: number },
  targets: ReadonlyArray<T>,
  { zones, leftOut }: WaveRuns<T>
): WavePreview => {
  const first = zones[0]?.first ?? null
  const last = zones.reduce<string | undefined>(
    (latest, zone) => (latest === undefined || zone.last > latest ? zone.last : latest),
    undefined
  )
  return {
    wave: given.wave,
    kind: given.kind,
    targets: targets.length,
    sample: targets.slice(0, named).map(({ name }) => name),
    leftOut: leftOut.length,
    begins: given.begin.toISOString(),
    isEstimate: given.wave > 1,
    first,
    last: last ?? null,
    watchedUntil: new Date(timeOf(last, given.begin) + given.watchMinutes * minuteMs).toISOString(),
    zones
  }
}

/** A wave as it will be: its targets and when each runs. */
export interface PlannedWave<T extends Placed> {
  readonly preview: WavePreview
  readonly targets: ReadonlyArray<T>
  readonly runs: WaveRuns<T>
}

/** When a wave begins whose turn comes at an instant: one that has a time waits for it. */
export const beginOf = ({ start }: WavePlan, turn: Date): Date =>
  start.kind === "at" && Date.parse(start.at) > turn.getTime() ? new Date(start.at) : turn

/** The waves of a plan with their targets and times, as if each began when the one before has been watched. */
export const plannedWaves = (
  plan: RolloutPlan,
  now: Date
): ReadonlyArray<PlannedWave<RolloutPlan["targets"][number]>> => {
  const allowed = allowedTimes(plan.windows)
  let turn = now
  return cutWaves(plan, plan.targets).flatMap((targets, at) => {
    const wave = plan.waves[at]
    if (wave === undefined) return []
    const begin = beginOf(wave, turn)
    const runs = waveRuns(plan, wave, targets, begin, allowed)
    const preview = wavePreview(
      { wave: at + 1, kind: "planned", begin, watchMinutes: wave.watchMinutes },
      targets,
      runs
    )
    turn = new Date(preview.watchedUntil)
    return [{ preview, targets, runs }]
  })
}
