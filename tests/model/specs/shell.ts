import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { modelled } from "../support/machine-model.ts"

export const shell = modelled(shellMachine, {
  inputs: [undefined],
  user: {
    "about.opened": [{}],
    "about.closed": [{}],
    "connection.lost": [{}],
    "connection.returned": [{}],
    "page.woken": [{}]
  },
  outcomes: { watchConnection: {} }
})
