import { answerMessages } from "@command-center/domain/message/answer-messages"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { Result } from "effect"

const failing = (failure: Failure) => Result.fail(failure)

export const refused = failing({ _tag: "Refused", sentence: "The service is down for maintenance." })
const unauthorized = failing({ _tag: "Unauthorized", sentence: answerMessages.unauthorized })
const lost = failing({ _tag: "TimedOut", sentence: "API request failed" })

/** How a call may fail that changes nothing. */
export const failures = { refused, unauthorized } as const
/** How a call may fail that the service may have acted on. */
export const uncertain = { ...failures, lost } as const

/** How a write may fail that was looked up: it had not been done, or nobody knows. */
export const lookedUp = {
  ...uncertain,
  notDone: failing({ _tag: "TimedOut", sentence: "API request failed", lookUp: "notDone" }),
  notLookedUp: failing({ _tag: "TimedOut", sentence: "API request failed", lookUp: "failed" })
} as const
