import { lookUpTasks } from "@command-center/api/management/sent-tasks"
import { createTasks } from "@command-center/api/management/tasks"
import type { Http } from "@command-center/api/transport/http"
import { outcomeOf } from "@command-center/domain/task/schedule-outcome"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import { Effect, Result } from "effect"
import { reasonOf } from "../command/problem.ts"
import type { OutcomeLine } from "./outcome-file.ts"
import type { PlannedTask } from "./plan.ts"
import { foundId, outcomeOfPlanned } from "./settle.ts"

export interface BatchOutcome {
  readonly lines: ReadonlyArray<OutcomeLine>
  /** Why no further batch is worth sending, or null. */
  readonly stopped: string | null
}

/** What the service says itself of tasks whose creation was not confirmed. */
const lookedUp = (
  businessEntityId: number,
  batch: ReadonlyArray<PlannedTask>,
  reason: string
): Effect.Effect<BatchOutcome, never, Http> =>
  Effect.map(
    Effect.result(
      lookUpTasks(
        businessEntityId,
        batch.map(({ task }) => task)
      )
    ),
    (found) => ({
      lines: batch.map((planned) => {
        const taskId = Result.isSuccess(found) ? foundId(planned.task, found.success) : null
        return outcomeOfPlanned(
          planned,
          taskId === null ? { outcome: "unknown", reason } : { outcome: "accepted", taskId }
        )
      }),
      stopped: Result.isSuccess(found) ? null : reasonOf(found.failure)
    })
  )

/** Sends a batch once; what its answer does not confirm is looked up, and is unknown where it is not found. */
export const sendBatch = Effect.fn("sendBatch")(function* (
  businessEntityId: number,
  batch: ReadonlyArray<PlannedTask>
) {
  const tasks = batch.map(({ task }) => task)
  const sent = yield* Effect.result(createTasks(businessEntityId, tasks))
  if (Result.isFailure(sent)) {
    const reason = reasonOf(sent.failure)
    if (isNotConfirmed(sent.failure)) return yield* lookedUp(businessEntityId, batch, reason)
    const outcome: BatchOutcome = {
      lines: batch.map((planned) => outcomeOfPlanned(planned, { outcome: "failed", reason })),
      stopped: sent.failure._tag === "Refused" ? null : reason
    }
    return outcome
  }
  const { targets } = outcomeOf(tasks, sent.success)
  const confirmed = batch.flatMap((planned, place) => {
    const taskId = targets[place]?.taskId ?? null
    return taskId === null ? [] : [outcomeOfPlanned(planned, { outcome: "accepted", taskId })]
  })
  const others = batch.filter((_, place) => (targets[place]?.taskId ?? null) === null)
  if (others.length === 0) return { lines: confirmed, stopped: null }
  const found = yield* lookedUp(businessEntityId, others, "The answer does not confirm the task.")
  return { lines: [...confirmed, ...found.lines], stopped: found.stopped }
})
