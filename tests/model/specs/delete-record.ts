import { sampleInstallation } from "@command-center/domain/installation/sample-installation"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { deactivateInstallationMachine } from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { lookedUp } from "./answers.ts"

const given = { businessEntityId: 42, canEdit: true }
const outcomes = { deleteRow: { deleted: Result.succeed(undefined), ...lookedUp } }
const user = {
  "typed.changed": [{ value: "Bar" }, { value: "Ba" }],
  confirm: [{}],
  cancel: [{}]
} as const

export const deactivateInstallation = modelled(deactivateInstallationMachine, {
  inputs: [{ ...given, row: sampleInstallation() }],
  user,
  outcomes
})
export const deleteForm = modelled(deleteFormMachine, {
  inputs: [
    {
      ...given,
      row: {
        id: 300,
        name: "Welcome",
        deviceType: 27,
        deviceTypeName: "lane5000",
        businessEntityId: 43,
        lastUpdatedAt: null
      }
    }
  ],
  user,
  outcomes
})
export const deleteProfile = modelled(deleteProfileMachine, {
  inputs: [{ ...given, row: sampleProfile({ name: "Bar" }) }],
  user,
  outcomes
})
export const deleteTemplate = modelled(deleteTemplateMachine, {
  inputs: [{ ...given, row: { id: 31, name: "Bar", businessEntityId: 43, parentName: null } }],
  user,
  outcomes
})
