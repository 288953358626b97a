import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds } from "../support/records.ts"

export const spec = modelled(removeUtgsMachine, {
  inputs: [{ businessEntityId: 12, targets: [sampleUtg({ componentId: 1, businessEntityId: 12 })], canEdit: true }],
  user: { "typed.changed": [{ value: "delete" }, { value: "del" }], submit: [{}], cancel: [{}], close: [{}] },
  outcomes: { operation: operationEnds }
})

export const walks = walksOf(spec, { all: { outcomes: { operation: ["accepted", "not done"] } } })
