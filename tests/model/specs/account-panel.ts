import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { modelled } from "../support/machine-model.ts"

export const accountPanel = modelled(accountPanelMachine, {
  inputs: [
    { isShown: true, width: 300 },
    { isShown: false, width: 300 }
  ],
  user: {
    "filter.changed": [{ value: "north" }, { value: "" }],
    "expandAll.toggled": [{}],
    "node.toggled": [{ id: 7 }],
    "account.changed": [{}],
    "panel.toggled": [{}],
    "width.changed": [{ width: 400 }],
    "width.settled": [{}]
  },
  outcomes: {}
})
