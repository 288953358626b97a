import { answerMessages } from "@command-center/domain/message/answer-messages"
import { callMessages } from "@command-center/domain/message/call-messages"

/** The token is missing, expired or not accepted; for the session to handle (document 1 §8). */
export interface Unauthorized {
  readonly _tag: "Unauthorized"
  readonly code: 401
}

/** The service answered with a status that is not OK. `action` is set for the calls that document 2 §8 names. */
interface Refused {
  readonly _tag: "Refused"
  readonly status: number
  readonly statusText: string
  readonly message: string | null
  readonly action: string | null
  /** The problem details (RFC 9457) that the answer gave, where it gave some. */
  readonly problem?: unknown
}

/** No answer, or the connection dropped before its end. */
export interface Unreachable {
  readonly _tag: "Unreachable"
}

/** No whole answer within the call's time-out. */
export interface TimedOut {
  readonly _tag: "TimedOut"
}

/** An answer that is not what the contract says: where, and what was expected there. Never holds a value. */
export interface Unreadable {
  readonly _tag: "Unreadable"
  readonly path: string
  readonly expected: string
}

/** An answer above the call's size limit, in bytes. */
export interface TooLarge {
  readonly _tag: "TooLarge"
  readonly limit: number
}

/** The service tried to send the call elsewhere; nothing was followed. */
export interface Redirected {
  readonly _tag: "Redirected"
}

/** Nothing was sent: the call could not be addressed, or the configuration it needs is wrong. The reason is a sentence. */
export interface NotSent {
  readonly _tag: "NotSent"
  readonly reason: string
}

/** Everything a call may fail with. Plain data: survives a worker boundary and equals by value. */
export type ApiError = Unauthorized | Refused | Unreachable | TimedOut | Unreadable | TooLarge | Redirected | NotSent

export const unauthorized: Unauthorized = { _tag: "Unauthorized", code: 401 }
export const unreachable: Unreachable = { _tag: "Unreachable" }
export const timedOut: TimedOut = { _tag: "TimedOut" }
export const redirected: Redirected = { _tag: "Redirected" }
export const unreadable = (path: string, expected: string): Unreadable => ({ _tag: "Unreadable", path, expected })
export const tooLarge = (limit: number): TooLarge => ({ _tag: "TooLarge", limit })
export const notSent = (reason: string): NotSent => ({ _tag: "NotSent", reason })

/** Whether the session must deal with it (document 1 §2.2). */
export const isUnauthorized = (error: ApiError): error is Unauthorized => error._tag === "Unauthorized"

/** Whether the user may not have what was asked for. */
export const isForbidden = (error: ApiError): boolean => error._tag === "Refused" && error.status === 403

/** The sentence a user reads: the documents' own for answers (§8 of both), else what went wrong. */
export const sentenceOf = (error: ApiError): string => {
  switch (error._tag) {
    case "Unauthorized":
      return answerMessages.unauthorized
    case "Refused":
      return error.action === null
        ? (error.message ?? answerMessages.requestFailed(error.statusText))
        : answerMessages.failedTo(error.action, error.statusText)
    case "Unreachable":
      return callMessages.unreachable
    case "TimedOut":
      return callMessages.timedOut
    case "Unreadable":
      return callMessages.unreadable(error.path, error.expected)
    case "TooLarge":
      return callMessages.tooLarge(error.limit)
    case "Redirected":
      return callMessages.redirected
    case "NotSent":
      return error.reason
  }
}
