import { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import { modelled } from "../support/machine-model.ts"
import { interrupted, operationEnds } from "./records.ts"

const { id } = interrupted

export const keptOperations = modelled(keptOperationsMachine, {
  inputs: [undefined],
  user: { refresh: [{}], opened: [{ id }, { id: "another" }], forgotten: [{ id }], close: [{}] },
  outcomes: {
    loadKept: {
      kept: { records: [interrupted], unreadable: [] },
      unreadable: { records: [], unreadable: ["it is not JSON"] }
    },
    claim: { claimed: interrupted, "open elsewhere": null },
    operation: operationEnds
  }
})
