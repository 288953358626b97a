import { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { deleting, deletion, withoutWord } from "../support/deletions.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(deleteTemplateMachine, {
  inputs: [{ ...deletion, row: { id: 31, name: "Bar", businessEntityId: 43, parentName: null } }],
  ...deleting
})

export const walks = walksOf(spec, { all: withoutWord })
