import { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { configRevision } from "../support/config-revision.ts"
import { modelled } from "../support/machine-model.ts"

const input = { businessEntityId: 42, canEdit: true }

export const spec = modelled(rollBackMachine, {
  inputs: [input],
  user: {
    "review.opened": [{ held: configRevision(9, 3), revision: configRevision(7, 1) }],
    confirm: [{}],
    cancel: [{}]
  },
  outcomes: {
    saveRevision: {
      saved: Result.succeed({ kind: "saved" }),
      "moved on": Result.succeed({ kind: "movedOn", held: configRevision(10, 2) }),
      "moved on to the same": Result.succeed({ kind: "movedOn", held: configRevision(10, 1) }),
      ...failures
    }
  }
})
