import type { DeviceRow } from "@command-center/domain/device/device"
import { assign, setup } from "xstate"
import type { DeviceKeysContext, DeviceKeysEvent } from "./device-keys.types.ts"

/** The Device Keys dialog: it opens masked, each time (document 2 §2). */
export const deviceKeysMachine = setup({
  types: { context: {} as DeviceKeysContext, events: {} as DeviceKeysEvent },
  actions: {
    setRow: assign((_, row: DeviceRow) => ({ row })),
    forget: assign({ row: null })
  }
}).createMachine({
  id: "deviceKeys",
  context: { row: null },
  initial: "closed",
  states: {
    closed: {
      on: { "keys.opened": { target: "open", actions: { type: "setRow", params: ({ event }) => event.row } } }
    },
    open: {
      exit: "forget",
      on: { "keys.closed": "closed" },
      initial: "masked",
      states: {
        masked: { on: { "values.toggled": "revealed" } },
        revealed: { on: { "values.toggled": "masked" } }
      }
    }
  }
})
