import type { TaskRow } from "@command-center/domain/task/task"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { isDeletable } from "@command-center/domain/task/task-status"
import { assign, setup } from "xstate"
import { makeOperationMachine } from "../operation/operation.machine.ts"
import type { OperationReport } from "../operation/operation.types.ts"
import type {
  DeleteTasksContext,
  DeleteTasksEvent,
  DeleteTasksInput,
  DeleteTasksOutput,
  TaskToDelete
} from "./delete-tasks.types.ts"

const toDelete =
  (businessEntityId: number) =>
  (row: TaskRow): TaskToDelete => ({
    id: row.taskId,
    name: `${row.taskTypeName ?? "Task"} ${row.taskId}`,
    businessEntityId: row.businessEntityId ?? businessEntityId,
    machinePermanentId: row.machinePermanentId,
    taskId: row.taskId
  })

const messages = { succeeded: taskMessages.removed, failed: () => taskMessages.removeFailed }

/** Its `callTarget` makes the one call of a target. */
export const deleteTasksOperation = makeOperationMachine<TaskToDelete>("deleteTasksOperation")

/** One delete call per task; a selection with a task in process or complete deletes nothing (document 1 §4). */
export const deleteTasksMachine = setup({
  types: {
    input: {} as DeleteTasksInput,
    context: {} as DeleteTasksContext,
    events: {} as DeleteTasksEvent,
    output: {} as DeleteTasksOutput,
    children: {} as { operation: "operation" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    operation: deleteTasksOperation
  },
  guards: {
    holdsUndeletable: ({ context }) => !context.targets.every(isDeletable),
    canDelete: ({ context }) => context.canEdit && context.targets.length > 0
  },
  actions: {
    setReport: assign((_, report: OperationReport<TaskToDelete>) => ({ report }))
  }
}).createMachine({
  id: "deleteTasks",
  context: ({ input }) => ({ ...input, report: [] }),
  initial: "confirming",
  output: ({ context }) => ({ report: context.report }),
  states: {
    confirming: {
      always: { guard: "holdsUndeletable", target: "refused" },
      on: { confirm: { guard: "canDelete", target: "deleting" }, cancel: "closed" }
    },
    refused: { on: { cancel: "closed", close: "closed" } },
    deleting: {
      tags: "busy",
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ targets: context.targets.map(toDelete(context.businessEntityId)), messages }),
        onDone: { target: "closed", actions: { type: "setReport", params: ({ event }) => event.output } },
        onError: "crashed"
      }
    },
    crashed: { tags: "crashed", on: { close: "closed", cancel: "closed" } },
    closed: { type: "final" }
  }
})
