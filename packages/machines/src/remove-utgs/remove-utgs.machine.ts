import { confirmsRemoval } from "@command-center/domain/utg/remove-confirmation"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { assign, setup } from "xstate"
import { makeOperationMachine } from "../operation/operation.machine.ts"
import type { OperationReport } from "../operation/operation.types.ts"
import { removalTargets } from "./removal-targets.ts"
import type {
  RemoveUtgsContext,
  RemoveUtgsEvent,
  RemoveUtgsInput,
  RemoveUtgsOutput,
  UtgToRemove
} from "./remove-utgs.types.ts"

const messages = { succeeded: { text: utgMessages.removed }, failed: () => utgMessages.removeFailed }

/** Its `callTarget` makes the one call of a target. */
export const removeUtgsOperation = makeOperationMachine<UtgToRemove>("removeUtgsOperation")

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
    operation: removeUtgsOperation
  },
  guards: {
    canRemove: ({ context }) => context.canEdit && context.targets.length > 0 && confirmsRemoval(context.typed)
  },
  actions: {
    setTyped: assign((_, typed: string) => ({ typed })),
    setReport: assign((_, report: OperationReport<UtgToRemove>) => ({ report }))
  }
}).createMachine({
  id: "removeUtgs",
  context: ({ input }) => ({ ...input, typed: "", report: [] }),
  initial: "confirming",
  output: ({ context }) => ({ report: context.report }),
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
        input: ({ context }) => ({ targets: removalTargets(context.targets, context.businessEntityId), messages }),
        onDone: { target: "closed", actions: { type: "setReport", params: ({ event }) => event.output } },
        onError: "crashed"
      }
    },
    crashed: { tags: "crashed", on: { close: "closed", cancel: "closed" } },
    closed: { type: "final" }
  }
})
