import { sampleFigures } from "@command-center/domain/rollout/sample-plan"
import { sampleEntry, sampleRecord, sampleRollout, sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { Result } from "effect"
import { failures, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const rollout = sampleRollout()
/** A retry makes a wave that the page has no times of. */
const withRetry = sampleSummary({ waves: [...rollout.waves, sampleFigures({ wave: 2 }), sampleFigures({ wave: 3 })] })

export const spec = modelled(rolloutRunMachine, {
  inputs: [{ id: "r-1", newKey: () => "key" }],
  user: {
    retry: [{}],
    cancel: [{}],
    "refresh.asked": [{}],
    "step.chosen": [{ step: "pause" }, { step: "stop" }],
    "note.changed": [{ note: "as agreed" }],
    "deleteTasks.chosen": [{ deleteTasks: true }],
    "step.confirmed": [{}],
    "step.cancelled": [{}],
    "targets.chosen": [{ state: "failed" }],
    "more.asked": [{}],
    changed: [
      { change: { event: "rollout", data: withRetry }, id: "7" },
      { change: { event: "wave", data: sampleFigures() }, id: null },
      { change: { event: "target", data: sampleRecord() }, id: "8" },
      { change: { event: "journal", data: sampleEntry() }, id: "9" }
    ]
  },
  outcomes: {
    loadRollout: { loaded: Result.succeed(rollout), ...failures },
    followRollout: { ended: Result.succeed(undefined), ...failures },
    loadTargets: { loaded: Result.succeed({ targets: [sampleRecord()], hasMore: true }), ...failures },
    loadJournal: { loaded: Result.succeed([sampleEntry()]), ...failures },
    takeStep: { taken: Result.succeed(rollout), ...uncertain }
  },
  project: ({ context }) => [
    context.rollout?.waves.length,
    context.isLive,
    context.isStale,
    context.isWaitLong,
    context.chosen?.step
  ]
})
