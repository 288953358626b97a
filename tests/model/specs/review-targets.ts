import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { reviewTargetsMachine } from "@command-center/machines/review-targets/review-targets.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const targets = [1, 2].map((componentId) => sampleUtg({ componentId }))

export const spec = modelled(reviewTargetsMachine, {
  rests: { waiting: "all that is open is known: whoever chooses something else ends it" },
  inputs: [{ businessEntityId: 42, of: { kind: "template", id: 9 }, targets }],
  user: { "target.opened": [{ id: 1 }, { id: 2 }, { id: 3 }], retry: [{}] },
  outcomes: {
    loadValues: { read: Result.succeed({ logs: { level: 2 } }), ...failures },
    loadConfig: { read: Result.succeed({ logs: { level: 1 } }), ...failures }
  }
})
