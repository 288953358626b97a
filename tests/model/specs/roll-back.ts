import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const holding = (revisionId: number, retries: number): ComponentConfig => ({
  config: { network: { retries } },
  hash: null,
  isCommitted: true,
  lastUpdatedAt: "2026-11-20T10:00:00.000Z",
  lastUpdatedBy: "7",
  revisionId,
  componentId: 501,
  json: {}
})
const input = { businessEntityId: 42, canEdit: true }

export const spec = modelled(rollBackMachine, {
  inputs: [input],
  user: {
    "review.opened": [{ held: holding(9, 3), revision: holding(7, 1) }],
    confirm: [{}],
    cancel: [{}]
  },
  outcomes: {
    saveRevision: {
      saved: Result.succeed({ kind: "saved" }),
      "moved on": Result.succeed({ kind: "movedOn", held: holding(10, 2) }),
      "moved on to the same": Result.succeed({ kind: "movedOn", held: holding(10, 1) }),
      ...failures
    }
  }
})
