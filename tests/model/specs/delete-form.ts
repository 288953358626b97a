import { sampleForm } from "@command-center/domain/push/sample-push"
import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { deleting, deletion, withoutWord } from "../support/deletions.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(deleteFormMachine, {
  inputs: [
    {
      ...deletion,
      row: sampleForm({ id: 300, name: "Welcome", deviceType: 27, deviceTypeName: "lane5000", businessEntityId: 43 })
    }
  ],
  ...deleting
})

export const walks = walksOf(spec, { all: withoutWord })
