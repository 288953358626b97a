import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"
import { operationEnds } from "./records.ts"

export const applyTemplate = modelled(applyTemplateMachine, {
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
      loaded: Result.succeed([{ id: 9, name: "Night", businessEntityId: 42, parentName: null }]),
      ...failures
    },
    operation: operationEnds
  }
})
