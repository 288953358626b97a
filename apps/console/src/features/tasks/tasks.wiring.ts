import type { TaskRow } from "@command-center/domain/task/task"
import { taskRows, tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import type { Console } from "../../app/console.ts"
import { collectRows } from "../../list/collect-rows.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { wireDeleteTasks } from "../../list/wire-delete-tasks.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

/** The Tasks List over the rows of a client. */
export const wireTasks = (console: Pick<Console, "runtime" | "now" | "operations">, client: RowsClient<TaskRow>) =>
  tasksScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, taskRows, client),
      read: collectRows(client),
      deleteTasks: wireDeleteTasks(console)
    }
  })
