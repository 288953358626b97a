import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(shellMachine, {
  inputs: [undefined],
  user: {
    "about.opened": [{}],
    "about.closed": [{}],
    "keys.opened": [{}],
    "keys.closed": [{}],
    "rights.opened": [{ subject: "Utgs", user: null, businessEntityId: null }],
    "rights.closed": [{}],
    "palette.opened": [{}],
    "palette.closed": [{}],
    "signOut.asked": [{ isUnsettled: false }, { isUnsettled: true }],
    "signOut.confirmed": [{}],
    "signOut.cancelled": [{}],
    "connection.lost": [{}],
    "connection.returned": [{}],
    "page.woken": [{}]
  },
  outcomes: { watchConnection: {} }
})

export const walks = walksOf(spec, {
  all: {
    leaves: ({ event }) =>
      event.type === "signOut.confirmed" || (event.type === "signOut.asked" && event["isUnsettled"] === false),
    notWalkable: ({ event, source }) => {
      if (event.type.startsWith("keys")) return "the walk is of a list, which shows its own keys"
      return event.type.startsWith("signOut") && !source.includes("connection.online")
        ? "without a connection the list that a UTG is opened from does not come"
        : null
    }
  }
})
