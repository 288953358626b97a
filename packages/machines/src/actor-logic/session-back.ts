import { answerMessages } from "@command-center/domain/message/answer-messages"
import { type Failure, isUnauthorized } from "./failure.ts"

/** Told to every flow of the page once somebody has signed in again over it. */
export interface SessionBack {
  readonly type: "session.back"
}

/**
 * What a flow says of a write that was answered 401 asks for a sign-in: it goes with that one, and what was typed is as
 * it was. What was told of a write that was looked up stays, since it says that nobody knows what became of it. Where the
 * sentence alone is kept it ends with this one; a service that says it among other words has refused for another reason.
 */
export const isRefusal = (told: Failure | string | null): boolean =>
  typeof told === "string"
    ? told.endsWith(answerMessages.unauthorized)
    : told !== null && isUnauthorized(told) && told.lookUp === undefined

/** Where a machine with the guard `isRefused` and the action `forgetFailure` tells a 401. */
export const whenSessionIsBack = { "session.back": { guard: "isRefused", actions: "forgetFailure" } } as const
