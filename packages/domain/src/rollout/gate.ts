import { gateMessages } from "./rollout-messages.ts"
import type { Gate, Limit } from "./rollout-plan.ts"
import type { WaveFigures } from "./rollout-record.ts"

/** What a gate limits, in the order in which it is told. */
export const gateFigures = ["failed", "unconfirmed", "silent"] as const
type GateFigure = (typeof gateFigures)[number]

/** A figure of a wave beside its limit. */
export interface JudgedFigure {
  readonly figure: GateFigure
  readonly value: number
  /** Of so many: the targets that were not skipped. */
  readonly of: number
  readonly limit: Limit
  readonly isWithin: boolean
}

interface GateFinding extends JudgedFigure {
  readonly sentence: string
}

export interface GateDecision {
  readonly isPassed: boolean
  readonly findings: ReadonlyArray<GateFinding>
}

/** The targets that were to be changed: all but those that were skipped. */
const changedTargets = ({ targets, skipped }: WaveFigures): number => Math.max(0, targets - skipped)

/** Whether anything came of a wave yet, so that its figures say something. */
export const hasFigures = (wave: WaveFigures): boolean =>
  wave.sent > 0 || gateFigures.some((figure) => wave[figure] > 0)

/** Whether so many of so many are not too many; either limit alone holds back. */
export const isWithinLimit = (value: number, of: number, { share, count }: Limit): boolean =>
  (count === null || value <= count) && (share === null || value * 100 <= share * of)

/** A figure beside its limit, in a sentence. */
export const findingText = (
  { figure, value, of, limit: { share, count }, isWithin }: JudgedFigure,
  words: typeof gateMessages
): string => {
  const [said, allowed] = [words.figure(figure, value, of), words.limit(share, count)]
  return isWithin ? words.within(said, allowed) : words.beyond(said, allowed)
}

/** What a gate says of a wave: passed where each figure is within its limit, each told in a sentence. */
export const gateDecision = (gate: Gate, wave: WaveFigures): GateDecision => {
  const of = changedTargets(wave)
  const findings = gateFigures.map((figure): GateFinding => {
    const [value, limit] = [wave[figure], gate[figure]]
    const isWithin = isWithinLimit(value, of, limit)
    const finding = { figure, value, of, limit, isWithin }
    return { ...finding, sentence: findingText(finding, gateMessages) }
  })
  return { isPassed: findings.every(({ isWithin }) => isWithin), findings }
}

/** What is told of a wave whose failed targets are sent again: how many failed, and whatever else was beyond its limit. */
export const retriedFindings = (gate: Gate, wave: WaveFigures): string =>
  gateDecision(gate, wave)
    .findings.filter(({ figure, isWithin }) => figure === "failed" || !isWithin)
    .map(({ sentence }) => sentence)
    .join(" ")

/** Whether a gate cannot be passed any more, however the wave ends: what has failed has failed. */
export const isLost = (gate: Gate, wave: WaveFigures): boolean =>
  !isWithinLimit(wave.failed, changedTargets(wave), gate.failed)

/** The decision in words, as the journal keeps it; in those of the page where no others are given. */
export const decisionText = (
  { wave }: Pick<WaveFigures, "wave">,
  { isPassed, findings }: { readonly isPassed: boolean; readonly findings: ReadonlyArray<JudgedFigure> },
  words: typeof gateMessages = gateMessages
): string =>
  [
    isPassed ? words.passed(wave) : words.notPassed(wave),
    ...findings.map((finding) => {
      const sentence = findingText(finding, words)
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
    })
  ].join(" ")
