import { isSignInWithdrawn } from "./back-law.ts"
import { plain } from "./effects.ts"
import type { Observed } from "./explore.ts"

const answer = /^xstate\.done\.actor\./u
/** The writes of one record, each with a sentence of its own in document 2 §8. */
const ofARecord = /^xstate\.done\.actor\.(?:update|create|deleteRow|createUser|assignRole|saveConfig|saveRevision)$/u
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
const factOf = (context: unknown, name: string): unknown => (isObject(context) ? context[name] : undefined)

/** What an actor that answered could not do; null where it could, or is another machine. */
const failureIn = ({ event }: Observed): Readonly<Record<string, unknown>> | null => {
  const output: unknown = answer.test(event.type) ? event["output"] : undefined
  const failure = isObject(output) && output["_tag"] === "Failure" ? output["failure"] : undefined
  return isObject(failure) ? failure : null
}

const laws: Readonly<Record<string, (step: Observed) => boolean>> = {
  "a 401 goes to the session": (step) =>
    failureIn(step)?.["_tag"] !== "Unauthorized" || step.asked.some(({ name }) => name === "unauthorized"),
  "a failure is told, or kept to be told": (step) => {
    const sentence = failureIn(step)?.["sentence"]
    if (typeof sentence !== "string" || failureIn(step)?.["_tag"] === "Unauthorized") return true
    return JSON.stringify([step.asked, step.after], plain).includes(sentence)
  },
  "a write that ends with a 401 is told by the document's sentence, too": (step) =>
    !ofARecord.test(step.event.type) ||
    failureIn(step)?.["_tag"] !== "Unauthorized" ||
    step.asked.some(({ name, given }) => name === "toast" && isObject(given) && given["kind"] === "danger"),
  "what asks for a sign-in goes with it, and nothing else does": isSignInWithdrawn,
  "a toast says something": ({ asked }) =>
    asked.every(({ name, given }) => {
      const text: unknown = name === "toast" && isObject(given) ? given["text"] : "other"
      return typeof text === "string" && text !== "" && !/undefined|\[object|\bnull\b|NaN/u.test(text)
    }),
  "the account of what is open stays": ({ before, after }) =>
    factOf(before, "businessEntityId") === factOf(after, "businessEntityId"),
  "rights stay as they were given": ({ before, after }) => factOf(before, "canEdit") === factOf(after, "canEdit")
}

/** Where a law does not hold, and why that is right: by law, the actor or event, else the machine. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a 401 goes to the session": {
    session: "it is the session",
    call: "its operation waits for the calls beside it, and says so then (its own model)",
    collectTargets: "the rows are those at hand",
    read: "rows at hand and static files, which know no token"
  },
  "a failure is told, or kept to be told": {
    formUpload: "its sentence follows the status alone (document 2 §8)",
    call: "nothing ends a call in the graph, and its second answer is for nobody"
  },
  "the account of what is open stays": { session: "it is told of every account that is opened" }
}

/** The laws of every machine that a step breaks, each with what happened. */
export const brokenBy = (step: Observed, machine: string): ReadonlyArray<string> => {
  const actor = answer.test(step.event.type) ? step.event.type.replace(answer, "").replace(/\..*/u, "") : ""
  return Object.entries(laws)
    .filter(([law, holds]) => {
      const reasons = exceptions[law] ?? {}
      return step.isTaken && !(machine in reasons || actor in reasons) && !holds(step)
    })
    .map(([law]) => `${law}: not after ${step.label} in ${JSON.stringify(step.value)}`)
}
