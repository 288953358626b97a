import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"
import { operationEnds } from "./records.ts"

export const applyProfile = modelled(applyProfileMachine, {
  inputs: [
    { businessEntityId: 42, targets: [sampleUtg({ componentId: 1 })], canEdit: true },
    {
      businessEntityId: 42,
      targets: Array.from({ length: 11 }, (_, at) => sampleUtg({ componentId: at })),
      canEdit: true
    }
  ],
  user: {
    "profile.chosen": [{ profileId: 5 }, { profileId: null }],
    retry: [{}],
    submit: [{}],
    cancel: [{}],
    close: [{}]
  },
  outcomes: {
    loadProfiles: { loaded: Result.succeed([sampleProfile({ id: 5, name: "Bar" })]), ...failures },
    operation: operationEnds
  }
})
