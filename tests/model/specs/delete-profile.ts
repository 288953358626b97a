import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { deleting, deletion, deletionWalks } from "../support/deletions.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(deleteProfileMachine, {
  inputs: [{ ...deletion, row: sampleProfile({ name: "Bar" }) }],
  ...deleting
})

export const walks = walksOf(spec, { all: deletionWalks })
