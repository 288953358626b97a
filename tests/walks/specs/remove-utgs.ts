import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof removeUtgsMachine> = {
  input: { businessEntityId: 12, targets: [sampleUtg({ componentId: 1, businessEntityId: 12 })], canEdit: true },
  user: [
    { type: "typed.changed", value: "delete" },
    { type: "typed.changed", value: "del" },
    { type: "submit" },
    { type: "cancel" },
    { type: "close" }
  ],
  outcomes: {
    operation: {
      removed: { output: sampleOperation(1), answer: null },
      failed: { output: sampleOperation(2), answer: answers.refused.answer }
    }
  },
  project: ({ context }) => context.typed
}
