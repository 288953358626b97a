import { decisionText, findingText, gateFigures, type JudgedFigure } from "./gate.ts"
import { defectMessages, servedWords, targetMessages, waitingMessages } from "./rollout-messages.ts"
import { WaitReason } from "./rollout-record.ts"

type Reader = (said: string) => string | null

/** Stands for a fact in a sentence. */
const mark = "\u0001"

/** The facts of a sentence that was made as another was, which has a mark for each; null where it was made otherwise. */
const factsIn = (made: string, said: string): ReadonlyArray<string> | null => {
  const parts = made.split(mark).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
  return new RegExp(`^${parts.join("(.+)")}$`, "u").exec(said)?.slice(1) ?? null
}

const { target, gate, wait, defect } = servedWords()

const fixed = (["leftOut", "gone", "moved", "notSent", "deleted", "noTask", "notAnswered"] as const).map(
  (key): Reader =>
    (said) =>
      said === target[key] ? targetMessages[key] : null
)

const made = (english: string, inWords: (facts: ReadonlyArray<string>) => string): Reader => {
  return (said) => {
    const facts = factsIn(english, said)
    return facts === null ? null : inWords(facts)
  }
}

const reasons: ReadonlyArray<Reader> = [
  ...fixed,
  made(target.taskFailed(mark), ([state = ""]) => targetMessages.taskFailed(state)),
  made(target.taskOpen(mark), ([state = ""]) => targetMessages.taskOpen(state)),
  made(target.otherVersion(null, mark), ([wanted = ""]) => targetMessages.otherVersion(null, wanted)),
  made(target.otherVersion(mark, mark), ([reported = "", wanted = ""]) =>
    targetMessages.otherVersion(reported, wanted)
  ),
  made(target.silent(mark), ([predicted = ""]) => targetMessages.silent(predicted))
]

const referenceIn = (said: string): string => / at ([\da-f]{8})\./u.exec(said)?.[1] ?? ""

const numberIn = (said: string, sought: RegExp): number | null => {
  const found = sought.exec(said)?.[1]
  return found === undefined ? null : Number(found)
}

/** The figure and the limit of a sentence of a gate; none where a gate does not say it so. */
const judgedIn = (said: string): ReadonlyArray<JudgedFigure> => {
  const [value, of] = [numberIn(said, /^(\d+) /u), numberIn(said, /^\d+ of (\d+) /u)]
  if (value === null || of === null) return []
  const limit = { share: numberIn(said, / ([\d.]+)%[^:]*$/u), count: numberIn(said, / (\d+)\.$/u) }
  return gateFigures
    .flatMap((figure) => [true, false].map((isWithin) => ({ figure, value, of, limit, isWithin })))
    .filter((judged) => findingText(judged, gate) === said)
}

const decisionIn: Reader = (said) => {
  const [head = "", ...sentences] = said.match(/\S.*?\.(?= |$)/gu) ?? []
  const wave = numberIn(head, / (\d+) /u)
  if (wave === null) return null
  const decision = { isPassed: head === gate.passed(wave), findings: sentences.flatMap(judgedIn) }
  return decisionText({ wave }, decision, gate) === said ? decisionText({ wave }, decision) : null
}

const waitIn: Reader = (said) => {
  const reason = WaitReason.literals.find((each) => wait[each] === said)
  return reason === undefined ? null : waitingMessages.for[reason]
}

const notes: ReadonlyArray<Reader> = [
  decisionIn,
  waitIn,
  ...(["look", "call"] as const).map((what): Reader => {
    return (said) => {
      const times = Number(/ (\d+) times in a row\./u.exec(said)?.[1])
      const reference = referenceIn(said)
      return defect[what](times, reference) === said ? defectMessages[what](times, reference) : null
    }
  }),
  (said) => (defect.unwritten(referenceIn(said)) === said ? defectMessages.unwritten(referenceIn(said)) : null)
]

const inWords = (readers: ReadonlyArray<Reader>, said: string): string => {
  for (const read of readers) {
    const words = read(said)
    if (words !== null) return words
  }
  return said
}

/** Why a target is as it is, in the language of the page; what another service said stays as it is. */
export const spokenReason = (reason: string | null): string | null =>
  reason === null ? null : inWords(reasons, reason)

/** A note of the rollout service itself in the language of the page; what a person wrote stays as it is. */
export const spokenNote = (note: string | null, isOfService: boolean): string | null =>
  note === null || !isOfService ? note : inWords(notes, note)
