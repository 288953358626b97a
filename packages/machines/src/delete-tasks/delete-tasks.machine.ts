import type { OperationRecord } from "@command-center/domain/operation/operation"
import { isDeletable } from "@command-center/domain/task/task-status"
import { assign, setup } from "xstate"
import { withOutput } from "../actor-logic/outcome.ts"
import { operationMachine } from "../operation/operation.machine.ts"
import { deleteTasksOperation } from "./delete-tasks.operation.ts"
import type { DeleteTasksContext, DeleteTasksEvent, DeleteTasksInput, DeleteTasksOutput } from "./delete-tasks.types.ts"

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
    operation: operationMachine
  },
  guards: {
    holdsUndeletable: ({ context }) => !context.targets.every(isDeletable),
    canDelete: ({ context }) => context.canEdit && context.plan.instructions.length > 0
  },
  actions: {
    setRecord: assign((_, record: OperationRecord) => ({ record }))
  }
}).createMachine({
  id: "deleteTasks",
  context: ({ input }) => ({ ...input, plan: deleteTasksOperation(input), record: null }),
  initial: "confirming",
  output: ({ context }) => ({ record: context.record }),
  states: {
    confirming: {
      always: { guard: "holdsUndeletable", target: "refused" },
      on: { confirm: { guard: "canDelete", target: "deleting" }, cancel: "closed" }
    },
    refused: { on: { close: "closed" } },
    deleting: {
      tags: "busy",
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ plan: context.plan }),
        onDone: { target: "closed", actions: withOutput("setRecord") },
        onError: "crashed"
      }
    },
    crashed: { tags: "crashed", on: { close: "closed", cancel: "closed" } },
    closed: { type: "final" }
  }
})
