import { type CreatedTask, createdTaskFields } from "@command-center/domain/task/created-task"
import type { NewTask } from "@command-center/domain/task/new-task"
import { type Effect, Result } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing, readRows } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/**
 * Creates all tasks in one call; answers the created ones with their ids (contract "Management service").
 * One that cannot be read is left out, since the others were created all the same: its target shows as not confirmed.
 */
export const createTasks = (
  businessEntityId: number,
  tasks: ReadonlyArray<NewTask>
): Effect.Effect<ReadonlyArray<CreatedTask>, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "POST",
    place: paths.tasksBulk(businessEntityId),
    body: tasks,
    timeout: 120_000,
    read: (json) => Result.map(readRows(answerFields.task, createdTaskFields)(json), ({ rows }) => rows)
  })

/** Deletes a task; the service answers 409 when it is in process or complete (contract). */
export const deleteTask = (
  businessEntityId: number,
  machinePermanentId: string,
  taskId: number
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "DELETE",
    place: paths.task(businessEntityId, machinePermanentId, taskId),
    read: readNothing
  })
