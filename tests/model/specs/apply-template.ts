import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds } from "../support/records.ts"

export const spec = modelled(applyTemplateMachine, {
  inputs: [{ businessEntityId: 42, targets: [sampleUtg({ componentId: 1 })], canEdit: true }],
  user: {
    "template.chosen": [{ templateId: 9 }, { templateId: null }],
    retry: [{}],
    submit: [{}],
    cancel: [{}],
    close: [{}]
  },
  outcomes: {
    loadTemplates: {
      loaded: Result.succeed({
        rows: [{ id: 9, name: "Night", businessEntityId: 42, parentName: null }],
        notOffered: null
      }),
      ...failures
    },
    operation: operationEnds
  }
})

export const walks = walksOf(spec, {
  all: {
    outcomes: { operation: ["accepted", "not done"] },
    project: ({ context }) => [context.templateId, context.failure === null, context.isWaitLong],
    notWalkable: ({ event }, { context }) =>
      event.type === "template.chosen" && event["templateId"] === context.templateId
        ? "choosing what is chosen changes nothing"
        : null,
    leaves: atLogin
  }
})
