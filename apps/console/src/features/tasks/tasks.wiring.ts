import { deleteTask } from "@command-center/api/management/tasks"
import { notSent } from "@command-center/api/transport/api-error"
import type { TaskRow } from "@command-center/domain/task/task"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { deleteTasksMachine, deleteTasksOperation } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import type { TaskToDelete } from "@command-center/machines/delete-tasks/delete-tasks.types"
import { taskRows, tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import { Effect } from "effect"
import type { ApiRuntime, Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { collectRows } from "../../list/collect-rows.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsDoor } from "../../rows/rows-door.ts"

const wireDeleteTasks = (runtime: ApiRuntime) =>
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

/** The Tasks List over the rows behind a door. */
export const wireTasks = (console: Pick<Console, "runtime" | "now">, door: RowsDoor<TaskRow>) =>
  tasksScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, taskRows, door),
      collectTargets: collectRows(door),
      deleteTasks: wireDeleteTasks(console.runtime)
    }
  })
