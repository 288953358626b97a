import { gateMessages } from "./rollout-messages.ts"
import type { Gate, Limit } from "./rollout-plan.ts"
import type { WaveFigures } from "./rollout-record.ts"

const figures = ["failed", "unconfirmed", "silent"] as const
type GateFigure = (typeof figures)[number]

/** A figure of a wave beside its limit. */
interface GateFinding {
  readonly figure: GateFigure
  readonly value: number
  /** Of so many: the targets that were not skipped. */
  readonly of: number
  readonly limit: Limit
  readonly isWithin: boolean
  readonly sentence: string
}

export interface GateDecision {
  readonly isPassed: boolean
  readonly findings: ReadonlyArray<GateFinding>
}

/** The targets that were to be changed: all but those that were skipped. */
const changedTargets = ({ targets, skipped }: WaveFigures): number => Math.max(0, targets - skipped)

/** Whether so many of so many are not too many; either limit alone holds back. */
export const isWithinLimit = (value: number, of: number, { share, count }: Limit): boolean =>
  (count === null || value <= count) && (share === null || value * 100 <= share * of)

/** What a gate says of a wave: passed where each figure is within its limit, each told in a sentence. */
export const gateDecision = (gate: Gate, wave: WaveFigures): GateDecision => {
  const of = changedTargets(wave)
  const findings = figures.map((figure): GateFinding => {
    const [value, limit] = [wave[figure], gate[figure]]
    const isWithin = isWithinLimit(value, of, limit)
    const said = gateMessages.figure(figure, value, of)
    const allowed = gateMessages.limit(limit.share, limit.count)
    const sentence = isWithin ? gateMessages.within(said, allowed) : gateMessages.beyond(said, allowed)
    return { figure, value, of, limit, isWithin, sentence }
  })
  return { isPassed: findings.every(({ isWithin }) => isWithin), findings }
}

/** Whether a gate cannot be passed any more, however the wave ends: what has failed has failed. */
export const isLost = (gate: Gate, wave: WaveFigures): boolean =>
  !isWithinLimit(wave.failed, changedTargets(wave), gate.failed)

/** The decision in words, as the journal keeps it. */
export const decisionText = ({ wave }: Pick<WaveFigures, "wave">, { isPassed, findings }: GateDecision): string =>
  [
    isPassed ? gateMessages.passed(wave) : gateMessages.notPassed(wave),
    ...findings.map(({ sentence }) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
  ].join(" ")
