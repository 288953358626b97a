import type { AnyPredicate } from "../filter/predicate.ts"
import { typedNumber } from "../message/written-number.ts"
import type { WithoutZone } from "../site-time/site-time.ts"
import { siteTimeMessages } from "../site-time/site-time-messages.ts"
import { siteZone } from "../site-time/site-zone.ts"
import { type ActionDraft, actionOf, firstAction, type OwnTime } from "./action-draft.ts"
import type { AllowedHours, RolloutTarget } from "./rollout-plan.ts"
import type { PlanReason } from "./rollout-record.ts"

/** A limit as it is typed; empty for none. */
export interface LimitDraft {
  /** Percent. */
  readonly share: string
  readonly count: string
}

/** A wave as it is typed: numbers are text until the plan is judged as a whole. */
export interface WaveDraft {
  readonly unit: "percent" | "count"
  readonly size: string
  readonly start: "now" | "at" | "siteHour"
  /** An instant, or what is typed in its place, for `at`. */
  readonly at: string | null
  /** HH:mm, or with a date before it, for `siteHour`. */
  readonly hour: string
  readonly spread: string
  readonly watch: string
  readonly failed: LimitDraft
  readonly unconfirmed: LimitDraft
  readonly silent: LimitDraft
  readonly then: "advance" | "waitForPerson" | "stop"
  readonly approval: "none" | "anybody" | "another"
}

export type Weekday = AllowedHours["weekdays"][number]

export interface PlanDraft {
  readonly name: string
  readonly action: ActionDraft
  readonly order: "listed" | "random" | "onePerMerchant"
  /** What a random order is made from, so that it can be made again. */
  readonly seed: number
  /** What matches the filter later joins. */
  readonly isGrowing: boolean
  readonly waves: ReadonlyArray<WaveDraft>
  readonly hours: ReadonlyArray<AllowedHours>
  /** When sites run whose own time zone is not known; null while it was not said. */
  readonly withoutZone: WithoutZone | null
}

/** A wave as it is first: at once, watched for an hour, going on where few failed. */
export const newWave = (change: Partial<WaveDraft> = {}): WaveDraft => ({
  unit: "percent",
  size: "",
  start: "now",
  at: null,
  hour: "02:00",
  spread: "0",
  watch: "60",
  failed: { share: "2", count: "" },
  unconfirmed: { share: "10", count: "" },
  silent: { share: "2", count: "" },
  then: "advance",
  approval: "none",
  ...change
})

/** Allowed hours as they are first: any hour, so that no time changes before somebody says which. */
export const newHours: AllowedHours = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: "00:00", until: "24:00" }

const none: LimitDraft = { share: "0", count: "" }

/** A canary first, which somebody looks at before the others follow; few are changed at once. */
export const firstWaves = (targets: number): ReadonlyArray<WaveDraft> => {
  if (targets < 5) return [newWave()]
  const canary = newWave({ unit: "count", size: "1", failed: none, unconfirmed: none, then: "waitForPerson" })
  if (targets < 50) return [canary, newWave()]
  return [canary, newWave({ size: "10" }), newWave()]
}

export interface DraftGiven extends OwnTime {
  readonly list: "utgs" | "devices"
  readonly targets: number
  readonly seed: number
}

/** The draft that the page opens with. */
export const firstDraft = ({ list, targets, seed, ...own }: DraftGiven): PlanDraft => ({
  name: "",
  action: firstAction(list, own),
  order: "listed",
  seed,
  isGrowing: false,
  waves: firstWaves(targets),
  hours: [],
  withoutZone: null
})

const number = (text: string): number => typedNumber(text) ?? Number.NaN
const orNone = (text: string): number | null => (text.trim() === "" ? null : number(text))
const limitOf = ({ share, count }: LimitDraft) => ({ share: orNone(share), count: orNone(count) })

const startOf = ({ start, at, hour }: WaveDraft) => {
  if (start === "now") return { kind: "now" }
  return start === "at" ? { kind: "at", at: at ?? "" } : { kind: "siteHour", reading: hour }
}

/** The last wave takes all that are left, so that nobody has to add up. */
const sizeOf = ({ unit, size }: WaveDraft, before: ReadonlyArray<WaveDraft>, isLast: boolean) => {
  if (!isLast) return { [unit]: number(size) }
  const percents = before.filter((wave) => wave.unit === "percent").map((wave) => number(wave.size))
  const taken = percents.reduce((sum, percent) => sum + (Number.isFinite(percent) ? percent : 0), 0)
  return { percent: Math.max(0, 100 - taken) }
}

const waveOf = (wave: WaveDraft, at: number, waves: ReadonlyArray<WaveDraft>) => ({
  size: sizeOf(wave, waves.slice(0, at), at === waves.length - 1),
  start: startOf(wave),
  spreadMinutes: number(wave.spread),
  watchMinutes: number(wave.watch),
  gate: { failed: limitOf(wave.failed), unconfirmed: limitOf(wave.unconfirmed), silent: limitOf(wave.silent) },
  then: wave.then,
  approval: { required: wave.approval !== "none", byAnother: wave.approval === "another" }
})

export interface PlanGiven {
  readonly businessEntityId: number
  readonly targets: ReadonlyArray<RolloutTarget>
  /** By which the list was filtered that the targets are from. */
  readonly filter: ReadonlyArray<AnyPredicate>
}

/** What a draft comes to, as a plan that is still to be judged (`readPlan`). */
export const planOfDraft = (draft: PlanDraft, { businessEntityId, targets, filter }: PlanGiven): unknown => ({
  name: draft.name,
  businessEntityId,
  action: actionOf(draft.action),
  targets,
  growing: draft.isGrowing ? { filter } : null,
  order: draft.order === "random" ? { kind: draft.order, seed: draft.seed } : { kind: draft.order },
  waves: draft.waves.map(waveOf),
  windows: draft.hours,
  withoutZone: draft.withoutZone ?? "leaveOut"
})

/** Those whose own time zone is not known, where the clocks of the sites have a say in when something runs. */
export const askedZones = (
  { waves, hours }: Pick<PlanDraft, "waves" | "hours">,
  targets: ReadonlyArray<RolloutTarget>
): ReadonlyArray<RolloutTarget> => {
  const isAsked = hours.length > 0 || waves.some(({ start }) => start === "siteHour")
  return isAsked ? targets.filter(({ timeZone }) => siteZone(timeZone) === null) : []
}

/** Nobody guesses when a site runs, or leaves it out without being told. */
export const zoneReasons = (draft: PlanDraft, targets: ReadonlyArray<RolloutTarget>): ReadonlyArray<PlanReason> =>
  draft.withoutZone === null && askedZones(draft, targets).length > 0
    ? [{ path: "withoutZone", sentence: siteTimeMessages.sayWithoutZone }]
    : []
