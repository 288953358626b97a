import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(accountPanelMachine, {
  inputs: [
    { isShown: true, width: 300 },
    { isShown: false, width: 300 }
  ],
  user: {
    "filter.changed": [{ value: "salt" }, { value: "" }],
    "expandAll.toggled": [{}],
    "node.toggled": [{ id: 12 }],
    "account.changed": [{}],
    "panel.toggled": [{}],
    "width.changed": [{ width: 310 }],
    "width.settled": [{}]
  },
  outcomes: {}
})

const asShown: WalkSpec<typeof accountPanelMachine> = {
  project: ({ context: { filter, expandAll, width } }) => [filter, expandAll, width],
  notWalkable: ({ event, source }, { context }) => {
    if (event.type === "account.changed" && source[0] !== "shown") return "the walks choose one that is shown"
    if (event.type === "filter.changed" && event["value"] === context.filter) return "the field says so already"
    if (event.type === "width.changed" && event["width"] === context.width) return "the edge stands there already"
    return null
  },
  leaves: ({ event }) => event.type === "account.changed"
}

export const walks = walksOf(spec, {
  shown: asShown,
  /** Somebody put the panel away on an earlier visit. */
  putAway: { ...asShown, input: 1, does: () => false }
})
