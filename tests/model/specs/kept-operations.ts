import { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"
import { interrupted, operationEnds } from "../support/records.ts"

const { id } = interrupted

export const spec = modelled(keptOperationsMachine, {
  inputs: [undefined],
  user: {
    refresh: [{}],
    opened: [{ id }, { id: "another" }],
    forget: [{ id }, { id: "another" }],
    "forget.confirmed": [{}],
    "forget.cancelled": [{}],
    close: [{}]
  },
  outcomes: {
    loadKept: {
      kept: { records: [interrupted], unreadable: [] },
      none: { records: [], unreadable: [] },
      unreadable: { records: [], unreadable: ["it is not JSON"] }
    },
    take: { taken: interrupted, "open elsewhere": null },
    operation: operationEnds
  }
})

export const walks = walksOf(spec, {
  here: {
    does: ({ type, id: chosen }) => type !== "close" && chosen !== "another",
    outcomes: { loadKept: ["kept"], take: ["taken"], operation: ["not confirmed"] },
    project: ({ context }) => [context.records.length, context.chosen],
    leaves: ({ event }) => event.type === "forget.confirmed"
  },
  /** Another tab has opened it meanwhile. */
  elsewhere: {
    does: ({ type, id: chosen }) => (type === "opened" || type === "forget") && chosen === id,
    outcomes: { loadKept: ["kept", "none"], take: ["open elsewhere"], operation: [] },
    project: ({ context }) => [context.records.length, context.chosen],
    notWalkable: ({ outcome }, { context }) => {
      const wasOpened = context.chosen !== ""
      if (outcome === "none" && !wasOpened) return "the browser keeps one"
      if (outcome === "kept" && wasOpened) return "what another tab has open is not offered"
      return null
    }
  }
})
