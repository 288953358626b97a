import { decisionText, findingText, gateFigures, type JudgedFigure } from "./gate.ts"
import { defectMessages, servedWords, targetMessages, waitingMessages } from "./rollout-messages.ts"
import { WaitReason } from "./rollout-record.ts"
import { inWords, made, type Reader, textMark } from "./sentence-facts.ts"
import { planReasonReaders } from "./served-plan-reasons.ts"

const { target, gate, gateBefore, wait, waitBefore, unreadRows, defect } = servedWords()

const fixed = (
  ["leftOut", "gone", "moved", "notSent", "deleted", "noTask", "taskUnread", "unread", "notAnswered"] as const
).map((key) => made(target[key], () => targetMessages[key]))

const reasons: ReadonlyArray<Reader> = [
  ...fixed,
  made(target.taskFailed(textMark), ([state = ""]) => targetMessages.taskFailed(state)),
  made(target.taskOpen(textMark), ([state = ""]) => targetMessages.taskOpen(state)),
  made(target.otherVersion(null, textMark), ([wanted = ""]) => targetMessages.otherVersion(null, wanted)),
  made(target.otherVersion(textMark, textMark), ([reported = "", wanted = ""]) =>
    targetMessages.otherVersion(reported, wanted)
  ),
  made(target.silent(textMark), ([predicted = ""]) => targetMessages.silent(predicted)),
  ...planReasonReaders
]

const referenceIn = (said: string): string => / at ([\da-f]{8})\./u.exec(said)?.[1] ?? ""

const numberIn = (said: string, sought: RegExp): number | null => {
  const found = sought.exec(said)?.[1]
  return found === undefined ? null : Number(found)
}

/** The figure and the limit of a sentence of a gate; none where a gate does not say it so. */
const judgedIn = (said: string, words: typeof gate): ReadonlyArray<JudgedFigure> => {
  const [value, of] = [numberIn(said, /^(\d+) /u), numberIn(said, /^\d+ of (\d+) /u)]
  if (value === null || of === null) return []
  const limit = { share: numberIn(said, / ([\d.]+)%[^:]*$/u), count: numberIn(said, / (\d+)\.$/u) }
  return gateFigures
    .flatMap((figure) => [true, false].map((isWithin) => ({ figure, value, of, limit, isWithin })))
    .filter((judged) => findingText(judged, words) === said)
}

const decisionIn =
  (words: typeof gate): Reader =>
  (said) => {
    const [head = "", ...sentences] = said.match(/\S.*?\.(?= |$)/gu) ?? []
    const wave = numberIn(head, / (\d+) /u)
    if (wave === null) return null
    const decision = {
      isPassed: head === gate.passed(wave),
      findings: sentences.flatMap((each) => judgedIn(each, words))
    }
    return decisionText({ wave }, decision, words) === said ? decisionText({ wave }, decision) : null
  }

const waitIn: Reader = (said) => {
  const before = (["newTargets", "service"] as const).find((each) => waitBefore[each] === said)
  const reason = before ?? WaitReason.literals.find((each) => wait[each] === said)
  return reason === undefined ? null : waitingMessages.for[reason]
}

const notes: ReadonlyArray<Reader> = [
  decisionIn(gate),
  ...gateBefore.map(decisionIn),
  waitIn,
  (said) => {
    const count = numberIn(said, /^(\d+) /u) ?? 0
    return unreadRows(count) === said ? waitingMessages.unreadRows(count) : null
  },
  ...(["look", "call"] as const).map((what): Reader => {
    return (said) => {
      const times = Number(/ (\d+) times in a row\./u.exec(said)?.[1])
      const reference = referenceIn(said)
      return defect[what](times, reference) === said ? defectMessages[what](times, reference) : null
    }
  }),
  (said) => (defect.unwritten(referenceIn(said)) === said ? defectMessages.unwritten(referenceIn(said)) : null)
]

/** Why a target is as it is, in the language of the page; what another service said stays as it is. */
export const spokenReason = (reason: string | null): string | null =>
  reason === null ? null : inWords(reasons, reason)

/** A note of the rollout service itself in the language of the page; what a person wrote stays as it is. */
export const spokenNote = (note: string | null, isOfService: boolean): string | null =>
  note === null || !isOfService ? note : inWords(notes, note)
