import type { TaskRow } from "@command-center/domain/task/task"
import { taskRows, tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import type { Console } from "../../app/console.ts"
import { collectRows } from "../../list/collect-rows.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { wireDeleteTasks } from "../../list/wire-delete-tasks.ts"
import type { RowsDoor } from "../../rows/rows-door.ts"

/** The Tasks List over the rows behind a door. */
export const wireTasks = (console: Pick<Console, "runtime" | "now" | "operations">, door: RowsDoor<TaskRow>) =>
  tasksScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, taskRows, door),
      read: collectRows(door),
      deleteTasks: wireDeleteTasks(console)
    }
  })
