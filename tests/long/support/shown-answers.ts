import type { AnyMachineSnapshot } from "xstate"
import { type Answer, type Fits, isReader, type OpenMachine, ownersIn, textOf } from "./answered-machine.ts"

/** How a machine differs from the rule that what it shows answers what it would ask now. */
interface Keeping {
  readonly why: string
  /** Where the rule holds: everywhere when left out. */
  readonly holds?: (snapshot: AnyMachineSnapshot) => boolean
  /** What of a question does not matter. */
  readonly alike?: (question: string) => string
  /** Answers that are kept each for itself, with what each must be about. */
  readonly parts?: (context: object) => ReadonlyArray<{ readonly part: unknown; readonly about: unknown }>
  /** Which answer may be given to a question. */
  readonly fits?: Fits
  /** An older answer may stay, or come back. */
  readonly keepsOlder?: true
}

const sideOf = (context: object, side: string) => {
  const part: unknown = Reflect.get(context, side)
  return { part, about: Reflect.get(Object(part), "ref") }
}

const isAbout = (question: unknown, answer: unknown, side: string): boolean =>
  (Reflect.get(Object(question), side) === null) === (Reflect.get(Object(answer), side) === null)

const keepings: Readonly<Record<string, Keeping>> = {
  compare: {
    why: "each side keeps what was read of it, whatever is chosen for the other",
    holds: () => false,
    keepsOlder: true,
    fits: (question, answer) => isAbout(question, answer, "left") && isAbout(question, answer, "right"),
    parts: (context) => [sideOf(context, "left"), sideOf(context, "right")]
  },
  facets: {
    why: "values stay in view until those of the rows that are on their way are counted",
    holds: (snapshot) => snapshot.matches({ open: "counted" })
  },
  "first-contact": { why: "who was there before is remembered, to know who is new", keepsOlder: true },
  palette: {
    why: "what was found stays among what the next text is looked for in",
    holds: (snapshot) => snapshot.matches({ open: "found" })
  },
  "rollout-run": {
    why: "fewer of the same targets are shown until more are there",
    alike: (question) => question.replace(/"most":\d+/u, "")
  }
}

/**
 * They hold what they read against something, and keep nothing of it; what alerts count is judged beside the page; what a
 * rule's view counts is a number, which tells nothing of whose it is.
 */
export const keepNothing: ReadonlySet<string> = new Set([
  "add-user",
  "alert-rule",
  "alerts",
  "copy-config",
  "form-upload",
  "list-views"
])

export const fitsOf = (name: string): Fits => keepings[name]?.fits ?? (() => true)

/** Nothing that is read is under way. */
const rests = ({ snapshot, calls }: OpenMachine): boolean => {
  const running = Object.keys(snapshot().children)
  return snapshot().status === "active" && !calls.some((id) => isReader(id) && running.includes(id))
}

const newest = (answers: ReadonlyArray<Answer>): number => Math.max(0, ...answers.map(({ number }) => number))

/** What is shown and must not be; `before` has the newest answer of each actor that was shown so far. */
export const faultsOf = (
  name: string,
  open: OpenMachine,
  shown: ReadonlyArray<Answer>,
  before: ReadonlyMap<string, number>
): ReadonlyArray<string> => {
  const {
    alike = (question: string) => question,
    holds = () => true,
    keepsOlder,
    parts
  } = keepings[name] ?? { why: "" }
  const good = shown.filter(({ isGood }) => isGood)
  const ids = [...new Set(good.map(({ id }) => id))]
  const newestShown = (id: string) => newest(good.filter((one) => one.id === id))
  const newestTold = (id: string) => newest(open.told.filter((one) => one.id === id && one.isGood))
  const asked = (id: string) => open.questionsNow(id).map(alike)
  const context: unknown = open.snapshot().context
  const isAtRest = rests(open)
  return [
    ...shown.filter(({ screen }) => screen !== open.screen).map(({ id }) => `${id}: of another account`),
    ...(keepsOlder ? [] : ids)
      .filter((id) => newestShown(id) < (before.get(id) ?? 0))
      .map((id) => `${id}: an older answer again`),
    ...(isAtRest && !keepsOlder ? ids : [])
      .filter((id) => newestShown(id) < newestTold(id))
      .map((id) => `${id}: not the last answer`),
    ...(isAtRest && holds(open.snapshot()) ? good : [])
      .filter(({ id, question }) => !asked(id).includes(alike(question)))
      .map(({ id, question }) => `${id}: the answer to ${question}, and asked is ${asked(id).join(" or ")}`),
    ...(parts?.(Object(context)) ?? []).flatMap(({ part, about }) =>
      [...ownersIn(part)]
        .filter(({ question }) => question !== textOf(about))
        .map(({ id, question }) => `${id}: the answer to ${question} is shown as of ${textOf(about)}`)
    )
  ]
}
