import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { creating, creation, creationEnds, creationWalks, nameTyped, whyNotCreated } from "../support/creations.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(cloneProfileMachine, {
  inputs: [{ ...creation, subject: sampleProfile({ id: 5, name: "Bar" }) }],
  user: {
    ...creating,
    "draft.changed": nameTyped
  },
  outcomes: creationEnds(31, 32)
})

export const walks = walksOf(spec, {
  all: {
    ...creationWalks,
    project: ({ context }) => context.draft,
    notWalkable: (transition, { context }) => whyNotCreated(transition, context.draft.name)
  }
})
