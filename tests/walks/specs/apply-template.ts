import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof applyTemplateMachine> = {
  input: { businessEntityId: 12, targets: [sampleUtg({ componentId: 1, businessEntityId: 12 })], canEdit: true },
  user: [
    { type: "template.chosen", templateId: 5 },
    { type: "template.chosen", templateId: null },
    { type: "retry" },
    { type: "submit" },
    { type: "cancel" },
    { type: "close" }
  ],
  outcomes: {
    loadTemplates: {
      loaded: answers.as([{ id: 5, name: "Bar" }]),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    operation: {
      merged: { output: sampleOperation(1), answer: null },
      failed: { output: sampleOperation(2), answer: answers.refused.answer }
    }
  },
  project: ({ context }) => [context.templateId, context.failure === null],
  notWalkable: ({ event }, { context }) =>
    event.type === "template.chosen" && event["templateId"] === context.templateId
      ? "choosing what is chosen changes nothing"
      : null,
  leaves: ({ outcome }) => outcome === "unauthorized"
}
