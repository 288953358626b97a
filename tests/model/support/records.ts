import { answerMessages } from "@command-center/domain/message/answer-messages"
import { oneCallEach, startedOperation } from "@command-center/domain/operation/operation"
import { withResults } from "@command-center/domain/operation/operation-results"

export const plan = {
  kind: "schedule",
  businessEntityId: 42,
  title: "Schedule Task",
  instructions: oneCallEach([
    { id: 1, name: "Restart 1", content: { type: 3 } },
    { id: 2, name: "Restart 2", content: { type: 3 } }
  ]),
  leftOut: []
} as const
export const start = { id: "op-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" }
const record = startedOperation(plan, start)
const failed = { status: "failed", sentence: "The service is down for maintenance." } as const

export const interrupted = withResults(record, [[1, { status: "unknown", sentence: null }]])

/** How an operation may end, as the flow that put it together tells it apart. */
export const operationEnds = {
  accepted: withResults(record, [
    [1, { status: "accepted" }],
    [2, { status: "accepted" }]
  ]),
  "accepted in part": withResults(record, [
    [1, { status: "accepted" }],
    [2, failed]
  ]),
  "not done": withResults(record, [
    [1, failed],
    [2, failed]
  ]),
  "not signed in": withResults(record, [
    [1, { status: "failed", sentence: answerMessages.unauthorized }],
    [2, { status: "failed", sentence: answerMessages.unauthorized }]
  ]),
  "not confirmed": interrupted
} as const

/** How one that is sent for a single target may end. */
export const operationWalked = ["accepted", "not done", "not confirmed"] as const
