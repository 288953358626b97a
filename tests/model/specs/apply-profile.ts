import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds, operationWalked } from "../support/records.ts"

export const spec = modelled(applyProfileMachine, {
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
    loadProfiles: {
      loaded: Result.succeed({ rows: [sampleProfile({ id: 5, name: "Bar" })], notOffered: null }),
      ...failures
    },
    operation: operationEnds
  }
})

export const walks = walksOf(spec, {
  all: {
    outcomes: { operation: operationWalked },
    project: ({ context }) => [context.profile === null, context.failure === null, context.error, context.isWaitLong],
    notWalkable: ({ event }, { context }) => {
      if (event.type === "close") return "the dialog has Cancel, which does the same, and no Close"
      if (event.type === "profile.chosen" && event["profileId"] === (context.profile?.id ?? null))
        return "choosing what is chosen changes nothing"
      return null
    },
    leaves: atLogin
  }
})
