import type { OperationRecord } from "@command-center/domain/operation/operation"
import { confirmsRemoval } from "@command-center/domain/utg/remove-confirmation"
import { assign, setup } from "xstate"
import { withOutput } from "../actor-logic/outcome.ts"
import { operationMachine } from "../operation/operation.machine.ts"
import { removeUtgsOperation } from "./remove-utgs.operation.ts"
import type { RemoveUtgsContext, RemoveUtgsEvent, RemoveUtgsInput, RemoveUtgsOutput } from "./remove-utgs.types.ts"

export const removeUtgsMachine = setup({
  types: {
    input: {} as RemoveUtgsInput,
    context: {} as RemoveUtgsContext,
    events: {} as RemoveUtgsEvent,
    output: {} as RemoveUtgsOutput,
    children: {} as { operation: "operation" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    operation: operationMachine
  },
  guards: {
    canRemove: ({ context }) =>
      context.canEdit && context.plan.instructions.length > 0 && confirmsRemoval(context.typed)
  },
  actions: {
    setTyped: assign((_, typed: string) => ({ typed })),
    setRecord: assign((_, record: OperationRecord) => ({ record }))
  }
}).createMachine({
  id: "removeUtgs",
  context: ({ input }) => ({ ...input, plan: removeUtgsOperation(input), typed: "", record: null }),
  initial: "confirming",
  output: ({ context }) => ({ record: context.record }),
  states: {
    confirming: {
      on: {
        "typed.changed": { actions: { type: "setTyped", params: ({ event }) => event.value } },
        submit: { guard: "canRemove", target: "removing" },
        cancel: "closed"
      }
    },
    removing: {
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
