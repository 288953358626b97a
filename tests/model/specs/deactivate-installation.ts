import { sampleInstallation } from "@command-center/domain/installation/sample-installation"
import { deactivateInstallationMachine } from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { deleting, deletion, withoutWord } from "../support/deletions.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(deactivateInstallationMachine, {
  inputs: [{ ...deletion, row: sampleInstallation() }],
  ...deleting
})

export const walks = walksOf(spec, { all: withoutWord })
