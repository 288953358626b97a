import { sampleInstallation } from "@command-center/domain/installation/sample-installation"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import type { deactivateInstallationMachine } from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import type { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import type { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import type { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import * as answers from "../support/outcomes.ts"
import type { Transition, WalkSpec } from "../support/plan.ts"

const given = { businessEntityId: 12, canEdit: true }
const common = {
  outcomes: {
    deleteRow: {
      deleted: answers.as(undefined),
      refused: answers.refused,
      found: answers.found(undefined),
      notDone: answers.notDone,
      notLookedUp: answers.notLookedUp,
      unauthorized: answers.unauthorized
    }
  },
  leaves: ({ outcome }: Transition) => outcome === "unauthorized",
  longest: 60
} as const
const buttons = [{ type: "confirm" }, { type: "cancel" }] as const

export const deleteProfile: WalkSpec<typeof deleteProfileMachine> = {
  ...common,
  input: { ...given, row: sampleProfile({ name: "Bar" }) },
  user: [{ type: "typed.changed", value: "Bar" }, { type: "typed.changed", value: "Ba" }, ...buttons]
}
export const deleteForm: WalkSpec<typeof deleteFormMachine> = {
  ...common,
  input: {
    ...given,
    row: {
      id: 300,
      name: "Welcome",
      deviceType: 27,
      deviceTypeName: "lane5000",
      businessEntityId: 12,
      lastUpdatedAt: null
    }
  },
  user: buttons
}
export const deleteTemplate: WalkSpec<typeof deleteTemplateMachine> = {
  ...common,
  input: { ...given, row: { id: 31, name: "Bar", businessEntityId: 12, parentName: null } },
  user: buttons
}
export const deactivateInstallation: WalkSpec<typeof deactivateInstallationMachine> = {
  ...common,
  input: { ...given, row: sampleInstallation() },
  user: buttons
}
