import { deleteTask } from "@command-center/api/management/tasks"
import { notSent } from "@command-center/api/transport/api-error"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { deleteTasksMachine, deleteTasksOperation } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import type { TaskToDelete } from "@command-center/machines/delete-tasks/delete-tasks.types"
import { tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import { Effect } from "effect"
import type { ApiRuntime, Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { collectRows } from "../../list/collect-rows.ts"
import { wireExport } from "../../list/wire-export.ts"
import { wireList } from "../../list/wire-list.ts"
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
export const wireTasks = ({ runtime, now }: Pick<Console, "runtime" | "now">, door: RowsDoor<TaskRow>) =>
  tasksScreenMachine.provide({
    actors: {
      list: wireList(taskList, door, now),
      collectTargets: collectRows(door),
      exportRows: wireExport(runtime),
      deleteTasks: wireDeleteTasks(runtime)
    }
  })
