import type { StatusTone } from "../status/status-tone.ts"
import { openWave, retryWave } from "./later-waves.ts"
import { rolloutPageMessages as messages } from "./rollout-page-messages.ts"
import type { Gate, WavePlan } from "./rollout-plan.ts"
import type {
  AwaitedFirst,
  Rollout,
  RolloutState,
  RolloutStepName,
  RolloutSummary,
  TargetState,
  WaitReason,
  WaveFigures
} from "./rollout-record.ts"
import { atOnce, type Clock, type WaveMoment, waveMoment } from "./wave-moment.ts"
import { waveMomentMessages } from "./wave-moment-messages.ts"
import { isTimed } from "./wave-runs.ts"

export const rolloutTone: Readonly<Record<RolloutState, StatusTone>> = {
  planned: "idle",
  running: "busy",
  watching: "busy",
  waiting: "warn",
  paused: "warn",
  stopped: "idle",
  failed: "bad",
  done: "good"
}

export const targetTone: Readonly<Record<TargetState, StatusTone>> = {
  planned: "idle",
  sending: "busy",
  scheduled: "info",
  succeeded: "good",
  failed: "bad",
  unconfirmed: "warn",
  silent: "bad",
  skipped: "idle"
}

/**
 * The rules of a wave: a retry has those of the wave whose failed targets it sends again. Null where a service does not
 * say which that is.
 */
export const rulesOfWave = (
  { plan, times, rules }: Pick<Rollout, "plan" | "times" | "rules">,
  wave: number
): WavePlan | null => {
  const told = rules?.[wave - 1]
  if (told !== undefined) return told
  const kind = times[wave - 1]?.kind ?? "planned"
  if (kind === "retry") return null
  return kind === "open" ? openWave(plan) : (plan.waves[wave - 1] ?? null)
}

/** The limits by which a wave is judged; null where a service does not say them. */
export const gateOfWave = (rollout: Pick<Rollout, "plan" | "times" | "rules">, wave: number): Gate | null =>
  rulesOfWave(rollout, wave)?.gate ?? null

const waitsFor = ({ state, waitingFor }: Pick<RolloutSummary, "state" | "waitingFor">, reason: string): boolean =>
  (state === "waiting" || state === "paused") && waitingFor?.reason === reason

/** What a step is called as the rollout is now: going on may be an approval, or the end. */
export const stepLabel = (rollout: Pick<RolloutSummary, "state" | "waitingFor">, step: RolloutStepName): string => {
  if (step === "advance" && waitsFor(rollout, "approval")) return messages.approve
  if (step === "advance" && waitsFor(rollout, "newTargets")) return messages.endGrowing
  return messages.steps[step]
}

/** The question before a step. */
export const stepQuestion = (rollout: Pick<RolloutSummary, "state" | "waitingFor">, step: RolloutStepName): string => {
  if (step === "advance" && waitsFor(rollout, "approval")) return messages.ask.approve
  if (step === "advance" && waitsFor(rollout, "newTargets")) return messages.ask.endGrowing
  return messages.ask[step]
}

const sum = (waves: ReadonlyArray<WaveFigures>, of: (wave: WaveFigures) => number): number =>
  waves.reduce((total, wave) => total + of(wave), 0)

/** How many targets of some waves have come to an end, whichever; a skipped one was not changed. */
export const progressText = (waves: ReadonlyArray<WaveFigures>): string =>
  messages.progress(
    sum(waves, ({ succeeded, failed, silent }) => succeeded + failed + silent),
    sum(waves, ({ targets }) => targets),
    sum(waves, ({ skipped }) => skipped)
  )

const notSent = ({ targets, sent, skipped }: WaveFigures): number => Math.max(0, targets - sent - skipped)

/**
 * The wave whose turn is next: the first that has not been sent. A retry has a later number than those that come after
 * it, and an open wave is begun again for those who joined.
 */
const nextWave = ({ waves, wave }: Pick<RolloutSummary, "waves" | "wave">): WaveFigures | undefined => {
  const unsent = waves.filter((each) => notSent(each) > 0)
  return unsent.find((each) => each.wave !== wave) ?? unsent[0]
}

/** Whether the rollout is done with a wave. It is the last in its turn: a retry has a later number than those after it. */
export const isLastWave = ({ waves, wave, plan }: Pick<Rollout, "waves" | "wave" | "plan">, asked: number): boolean => {
  const later = waves.filter((each) => each.wave !== wave && notSent(each) > 0).at(-1)
  return plan.growing === null && asked === (later?.wave ?? wave ?? waves.length)
}

/** A wave of which nothing has come yet. */
const all: ReadonlyArray<AwaitedFirst> = ["approval", "time"]

const momentOf = (rollout: Rollout, wave: number, awaited: ReadonlyArray<AwaitedFirst>, clock: Clock): WaveMoment => {
  const rules = rulesOfWave(rollout, wave)
  return rules === null ? atOnce : waveMoment(rollout.plan, rules, awaited, clock)
}

/** What is sent where somebody goes on although the gate is lost: the rest of the wave first. */
const overrideText = (rollout: Rollout, clock: Clock): string => {
  const { waves, wave, plan } = rollout
  const current = wave ?? 1
  const own = waves.find((each) => each.wave === current)
  const left = own === undefined ? 0 : notSent(own)
  const next = nextWave(rollout)
  const { goes, left: rest } = waveMomentMessages
  const said = messages.comesTo.override(current)
  if (left > 0) return `${said} ${rest(left, momentOf(rollout, current, [], clock))}`
  if (next !== undefined && rulesOfWave(rollout, current)?.then !== "stop")
    return `${said} ${goes(next.wave, notSent(next), momentOf(rollout, next.wave, all, clock))}`
  return `${said} ${plan.growing === null ? messages.comesTo.lastOne : messages.comesTo.waitsForMore}`
}

/** What comes after a wave that is watched again, or sent again; nothing where it is the last. */
const followed = (rollout: Rollout, say: (wave: number) => string): string => {
  const next = nextWave(rollout)
  return next === undefined || next.wave === rollout.wave ? "" : ` ${say(next.wave)}`
}

const retryText = (rollout: Rollout, clock: Clock): string => {
  const { plan, waves, wave } = rollout
  const rules = rulesOfWave(rollout, wave ?? 1)
  const moment = rules === null ? atOnce : waveMoment(plan, retryWave(rules), all, clock)
  const failed = sum(waves, (each) => each.failed)
  return waveMomentMessages.again(failed, moment) + followed(rollout, messages.comesTo.afterRetry)
}

const advanceText = (rollout: Rollout, clock: Clock): string => {
  const { state, waitingFor, waves, wave } = rollout
  const current = wave ?? 1
  const { comesTo } = messages
  if (state === "paused") return overrideText(rollout, clock)
  const own = waves.find((each) => each.wave === current)
  const count = own === undefined ? 0 : notSent(own)
  const next = nextWave(rollout)
  const { goes, early } = waveMomentMessages
  const texts: Partial<Record<WaitReason, string>> = {
    approval: goes(current, count, momentOf(rollout, current, rollout.awaits ?? all, clock)),
    time: early(current, count, momentOf(rollout, current, [], clock)),
    ...(next === undefined ? {} : { person: goes(next.wave, notSent(next), momentOf(rollout, next.wave, all, clock)) }),
    newTargets: comesTo.endGrowing
  }
  return (waitingFor === null ? undefined : texts[waitingFor.reason]) ?? comesTo.again
}

const startText = (rollout: Rollout, clock: Clock): string => {
  const next = nextWave(rollout)
  if (next === undefined) return waveMomentMessages.nobody
  return waveMomentMessages.goes(next.wave, notSent(next), momentOf(rollout, next.wave, all, clock))
}

const resumeText = (rollout: Rollout, clock: Clock): string => {
  const { plan, wave, awaits = [] } = rollout
  const current = rollout.waves.find((each) => each.wave === wave)
  const left = current === undefined ? 0 : notSent(current)
  const { watchAgain, ifPassed } = messages.comesTo
  if (current === undefined || left === 0)
    return waitsFor(rollout, "gate") ? watchAgain + followed(rollout, ifPassed) : watchAgain
  const rules = rulesOfWave(rollout, current.wave)
  if (awaits.length === 0 && rules !== null && isTimed(plan, rules)) return messages.comesTo.resumeTimed(left)
  return waveMomentMessages.left(left, momentOf(rollout, current.wave, awaits, clock))
}

/** What a step comes to, in a sentence before it is taken. */
export const stepComesTo = (rollout: Rollout, step: RolloutStepName, clock: Clock): string => {
  const { waves } = rollout
  const { comesTo } = messages
  switch (step) {
    case "start":
      return startText(rollout, clock)
    case "pause":
      return comesTo.pause
    case "resume":
      return resumeText(rollout, clock)
    case "advance":
      return advanceText(rollout, clock)
    case "retry":
      return retryText(rollout, clock)
    case "stop":
      return comesTo.stop(sum(waves, notSent))
  }
}
