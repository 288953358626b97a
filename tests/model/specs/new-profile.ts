import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { creating, creation, creationEnds, creationWalks, whyNotCreated } from "../support/creations.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(newProfileMachine, {
  inputs: [{ ...creation, subject: { versions: ["5.0.0.3124"], versionsFailure: null, notOffered: null } }],
  user: {
    ...creating,
    "draft.changed": [
      { draft: { name: "Day", utgVersion: "5.0.0.3124" } },
      { draft: { name: "Night", utgVersion: null } },
      { draft: { name: "", utgVersion: null } }
    ]
  },
  outcomes: creationEnds(31, 32)
})

export const walks = walksOf(spec, {
  all: {
    ...creationWalks,
    project: ({ context }) => context.draft,
    notWalkable: (transition, { context: { draft } }) => {
      const { type, draft: typed } = transition.event
      return type === "draft.changed" && typed.utgVersion === null && draft.utgVersion !== null
        ? "a version that was chosen is only changed for another"
        : whyNotCreated(transition, draft.name)
    }
  }
})
