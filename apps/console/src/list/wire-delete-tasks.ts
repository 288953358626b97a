import { deleteTask } from "@command-center/api/management/tasks"
import { notSent } from "@command-center/api/transport/api-error"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { deleteTasksMachine, deleteTasksOperation } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import type { TaskToDelete } from "@command-center/machines/delete-tasks/delete-tasks.types"
import { Effect } from "effect"
import type { ApiRuntime } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"

/** Deleting tasks with one call each, wherever tasks are listed. */
export const wireDeleteTasks = (runtime: ApiRuntime) =>
  deleteTasksMachine.provide({
    actors: {
      operation: deleteTasksOperation.provide({
        actors: {
          callTarget: fromEffect(runtime)<TaskToDelete, unknown>(({ businessEntityId, machinePermanentId, taskId }) =>
            machinePermanentId === null
              ? Effect.fail(notSent(utgDetailMessages.machineIdUndefined))
              : deleteTask(businessEntityId, machinePermanentId, taskId)
          )
        }
      })
    }
  })
