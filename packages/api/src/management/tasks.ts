import { type CreatedTask, createdTaskFields } from "@command-center/domain/task/schedule-outcome"
import type { NewTask } from "@command-center/domain/task/task-builder"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readAll, readNothing } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** Creates all tasks in one call; answers the created ones with their ids (contract "Management service"). */
export const createTasks = (
  businessEntityId: number,
  tasks: ReadonlyArray<NewTask>
): Effect.Effect<ReadonlyArray<CreatedTask>, ApiError, Http> =>
  Http.use((http) =>
    http.send({
      service: "management",
      method: "POST",
      place: paths.tasksBulk(businessEntityId),
      body: tasks,
      timeout: 120_000,
      read: readAll(answerFields.task, createdTaskFields)
    })
  )

/** Deletes a task; the service answers 409 when it is in process or complete (contract). */
export const deleteTask = (
  businessEntityId: number,
  machinePermanentId: string,
  taskId: number
): Effect.Effect<void, ApiError, Http> =>
  Http.use((http) =>
    http.send({
      service: "management",
      method: "DELETE",
      place: paths.task(businessEntityId, machinePermanentId, taskId),
      read: readNothing
    })
  )
