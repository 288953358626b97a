import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import type { Console } from "../app/console.ts"
import { wireOperation } from "../operations/wire-operation.ts"

/** Deleting tasks with one call each, wherever tasks are listed. */
export const wireDeleteTasks = (console: Pick<Console, "runtime" | "operations">) =>
  deleteTasksMachine.provide({ actors: { operation: wireOperation(console) } })
