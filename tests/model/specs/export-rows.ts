import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const exportRows = modelled(exportRowsMachine, {
  inputs: [
    { list: "tasks", businessEntityId: 42 },
    { list: "utgs", businessEntityId: 42 }
  ],
  user: {
    "download.progressed": [{ transfer: { done: 2000, total: 8000 } }],
    confirm: [{}],
    retry: [{}],
    cancel: [{}],
    close: [{}]
  },
  outcomes: { exportCsv: { exported: Result.succeed("a,b"), ...failures } }
})
