import type { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof accountPanelMachine> = {
  input: { isShown: true, width: 300 },
  user: [
    { type: "filter.changed", value: "salt" },
    { type: "filter.changed", value: "" },
    { type: "expandAll.toggled" },
    { type: "node.toggled", id: 12 },
    { type: "account.changed" },
    { type: "panel.toggled" },
    { type: "width.changed", width: 310 },
    { type: "width.settled" }
  ],
  outcomes: {},
  project: ({ context: { filter, expandAll, width } }) => [filter, expandAll, width],
  notWalkable: ({ event, source }, { context }) => {
    if (event.type === "account.changed" && source[0] !== "shown") return "the walks choose one that is shown"
    if (event.type === "filter.changed" && event["value"] === context.filter) return "the field says so already"
    if (event.type === "width.changed" && event["width"] === context.width) return "the edge stands there already"
    return null
  },
  leaves: ({ event }) => event.type === "account.changed"
}

/** Somebody put the panel away on an earlier visit. */
export const putAway: WalkSpec<typeof accountPanelMachine> = {
  ...spec,
  input: { isShown: false, width: 300 },
  user: []
}
