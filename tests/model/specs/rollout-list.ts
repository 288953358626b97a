import { sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const found = { rollouts: [sampleSummary()], hasMore: false, at: "2026-11-21T10:00:00.000Z" }

export const spec = modelled(rolloutListMachine, {
  inputs: [{ businessEntityId: 12 }],
  user: { retry: [{}], cancel: [{}], "refresh.asked": [{}] },
  outcomes: { loadRollouts: { loaded: Result.succeed(found), ...failures } }
})

export const walks = walksOf(spec, {
  all: {
    project: ({ context: { isWaitLong, found, error } }) => [isWaitLong, found === null, error === null],
    leaves: atLogin
  }
})
