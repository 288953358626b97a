import { assign, setup } from "xstate"
import type { ConfirmContext, ConfirmEvent, ConfirmInput, ConfirmOutput } from "./confirm.types.ts"

export const confirmMachine = setup({
  types: {
    input: {} as ConfirmInput,
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    output: {} as ConfirmOutput
  },
  guards: {
    isWordTyped: ({ context }) => context.word === null || context.typed.toLowerCase() === context.word.toLowerCase()
  },
  actions: {
    setTyped: assign((_, typed: string) => ({ typed }))
  }
}).createMachine({
  id: "confirm",
  context: ({ input }) => ({ ...input, typed: "" }),
  initial: "asking",
  output: ({ event }) => ({ confirmed: event.type === "xstate.done.state.confirm.confirmed" }),
  states: {
    asking: {
      on: {
        "typed.changed": { actions: { type: "setTyped", params: ({ event }) => event.value } },
        confirm: { guard: "isWordTyped", target: "confirmed" },
        cancel: "cancelled"
      }
    },
    confirmed: { type: "final" },
    cancelled: { type: "final" }
  }
})
