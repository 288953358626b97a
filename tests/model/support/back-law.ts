import { isDeepStrictEqual } from "node:util"
import { answerMessages } from "@command-center/domain/message/answer-messages"
import { transition } from "xstate"
import type { Observed } from "./explore.ts"
import { back } from "./machine-model.ts"

/** Where flows keep what they tell of a write that failed; in `record` an operation keeps the outcome of each target. */
const tells = new Set(["failure", "error", "createError", "stepError"])

const answersWrite = ({ event, began }: Observed): boolean => {
  const [, actor = ""] = /^xstate\.done\.actor\.(\w+)/u.exec(event.type) ?? []
  const isRead = actor === "" || /^(?:load|follow)/u.test(actor)
  return !isRead && (actor === "operation" || began.hasTag("sending") || began.hasTag("saving"))
}

const factsOf = (context: unknown): ReadonlyArray<readonly [name: string, fact: unknown]> =>
  typeof context === "object" && context !== null ? Object.entries(context) : []

const asksToSignIn = (context: unknown): boolean => {
  const told = JSON.stringify(factsOf(context).filter(([name]) => tells.has(name)))
  return told.includes('"Unauthorized"') || told.includes(answerMessages.unauthorized)
}

const others = (context: unknown) => factsOf(context).filter(([name]) => !tells.has(name) && name !== "wasUnauthorized")

/** A write that was answered 401 is told until the session is back: then all is as it was before it was sent. */
export const isSignInWithdrawn = (step: Observed): boolean => {
  const { ended, after } = step
  // That nobody knows whether a step was taken is true with a session, too.
  const isUnsettled = JSON.stringify(ended.value).includes("notConfirmed")
  if (ended.status !== "active" || isUnsettled || !answersWrite(step) || !asksToSignIn(after)) return true
  const [next] = transition(ended.machine, ended, back)
  return (
    !asksToSignIn(next.context) &&
    isDeepStrictEqual(next.value, ended.value) &&
    isDeepStrictEqual(others(next.context), others(after))
  )
}
