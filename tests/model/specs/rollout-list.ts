import { everyRollout } from "@command-center/domain/rollout/rollout-search"
import { sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const found = { rollouts: [sampleSummary()], hasMore: false, lastChange: "6" }

export const spec = modelled(rolloutListMachine, {
  inputs: [{ businessEntityId: 12, sought: everyRollout }],
  user: {
    retry: [{}],
    cancel: [{}],
    "refresh.asked": [{}],
    "search.changed": [{ sought: { text: "canary", state: "done" } }, { sought: everyRollout }],
    "live.begun": [{}],
    changed: [
      { rollout: sampleSummary({ name: "Renamed" }), id: "7" },
      { rollout: sampleSummary({ id: "r-2" }), id: null }
    ]
  },
  outcomes: {
    loadRollouts: { loaded: Result.succeed(found), ...failures },
    followRollouts: { ended: Result.succeed(undefined), ...failures }
  },
  project: ({ context: { isLive, isWaitLong, found, error, sought } }) => [
    sought,
    isLive,
    isWaitLong,
    found?.rollouts.length,
    error === null
  ]
})

export const walks = walksOf(spec, {
  all: {
    does: ({ type }) => ["retry", "cancel", "refresh.asked"].includes(type),
    // The service ends a stream without a word.
    answers: { ended: { kind: "status", status: 200 } },
    project: ({ context: { isWaitLong, found, error } }) => [isWaitLong, found === null, error === null],
    leaves: atLogin
  }
})
