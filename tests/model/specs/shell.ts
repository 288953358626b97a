import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(shellMachine, {
  inputs: [undefined],
  user: {
    "about.opened": [{}],
    "about.closed": [{}],
    "rights.opened": [{ subject: "Utgs", user: null, businessEntityId: null }],
    "rights.closed": [{}],
    "palette.opened": [{}],
    "palette.closed": [{}],
    "connection.lost": [{}],
    "connection.returned": [{}],
    "page.woken": [{}]
  },
  outcomes: { watchConnection: {} }
})

export const walks = walksOf(spec, { all: {} })
