import type { AwaitedTurn } from "./awaited-turn.ts"
import type { RolloutOutline, WavePlan } from "./rollout-plan.ts"
import { beginOf, wavePreview } from "./rollout-preview.ts"
import type { WavePreview, ZoneTimes } from "./rollout-record.ts"
import { type Placed, waveRuns } from "./wave-runs.ts"

/** A wave with its times as they were last worked out, and when it has begun. */
export interface KeptWave {
  readonly times: WavePreview
  readonly rules: WavePlan
  readonly begunAt: Date | null
}

/** A wave whose turn is now or comes later, and what has to come before it of which nobody knows when. */
export interface WaveTurn {
  readonly wave: number
  readonly awaits: ReadonlyArray<AwaitedTurn>
  /** Its own time is not waited for: it has come, or somebody would not wait. */
  readonly isDue: boolean
}

/** Those that have not begun in their order, and the wave that the rollout is in; 0 before the first. */
export interface WaveTurns {
  readonly turns: ReadonlyArray<WaveTurn>
  readonly current: number
}

type Hours = Pick<RolloutOutline, "windows" | "withoutZone">

/** Of a wave that is spread, as many stand for all as tell its last run well enough. */
const most = 1000

/** Some that stand for the targets of each zone, by whose clocks they run. */
const standIns = (zones: ReadonlyArray<ZoneTimes>, { spreadMinutes }: WavePlan): ReadonlyArray<Placed> => {
  const all = zones.reduce((sum, { targets }) => sum + targets, 0)
  const share = Math.min(1, most / Math.max(1, all))
  let id = 0
  return zones.flatMap(({ reported, targets }) =>
    Array.from({ length: spreadMinutes === 0 ? 1 : Math.ceil(targets * share) }, (): Placed => {
      id += 1
      return { id, name: "", timeZone: reported }
    })
  )
}

/** The times of a wave if its turn came at an instant, without its targets: by the zones in which they are. */
const estimated = ({ times, rules }: KeptWave, { awaits, isDue }: WaveTurn, hours: Hours, turn: Date): WavePreview => {
  const started: WavePlan = isDue && rules.start.kind === "at" ? { ...rules, start: { kind: "now" } } : rules
  const begin = beginOf(started, turn)
  const runs = waveRuns(hours, started, standIns(times.zones, rules), begin)
  const zones = runs.zones.map((zone) => ({
    ...zone,
    targets: times.zones.find((own) => own.zone === zone.zone && own.reported === zone.reported)?.targets ?? 0
  }))
  const given = { wave: times.wave, kind: times.kind, begin, watchMinutes: rules.watchMinutes }
  const { begins, first, last, watchedUntil } = wavePreview(given, [], { ...runs, zones })
  return { ...times, begins, isEstimate: true, first, last, watchedUntil, zones, awaits }
}

/**
 * The times of a rollout's waves as they are true now: of a wave that has begun as they were then, of each other as if it
 * came in its turn, from now or from the end of the watch of the wave before it.
 */
export const toldTimes = (
  waves: ReadonlyArray<KeptWave>,
  { turns, current }: WaveTurns,
  hours: Hours,
  now: Date
): ReadonlyArray<WavePreview> => {
  const told = new Map<number, WavePreview>()
  for (const { times, begunAt } of waves) {
    if (begunAt !== null) told.set(times.wave, { ...times, isEstimate: false, awaits: [] })
  }
  const watched = told.get(current)?.watchedUntil
  let turn = watched === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(watched)))
  for (const each of turns) {
    const own = waves.find(({ times }) => times.wave === each.wave)
    if (own === undefined || told.has(each.wave)) continue
    const estimate = estimated(own, each, hours, turn)
    told.set(each.wave, estimate)
    turn = new Date(estimate.watchedUntil)
  }
  return waves.map(({ times }) => told.get(times.wave) ?? times)
}
