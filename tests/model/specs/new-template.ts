import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { creating, creation, creationEnds, creationWalks, nameTyped, whyNotCreated } from "../support/creations.ts"
import { modelled } from "../support/machine-model.ts"

const template = { id: 31, name: "Day", businessEntityId: 42, parentName: null }

export const spec = modelled(newTemplateMachine, {
  inputs: [{ ...creation, subject: null }],
  user: {
    ...creating,
    "draft.changed": nameTyped
  },
  outcomes: creationEnds(template, { ...template, id: 32 })
})

export const walks = walksOf(spec, {
  all: {
    ...creationWalks,
    project: ({ context }) => context.draft,
    notWalkable: (transition, { context }) => whyNotCreated(transition, context.draft.name)
  }
})
