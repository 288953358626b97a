import { sampleTarget } from "@command-center/domain/rollout/sample-plan"
import { sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import { Result } from "effect"
import { failures, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const now = () => new Date("2026-11-21T10:00:00.000Z")
const newKey = () => "key"
const products = [{ version: "5.0.0.1", downloadLocation: "https://files.example/utg.zip", generalAvailability: true }]
const found = { targets: [sampleTarget(1), sampleTarget(2)], versions: { utg: products, agent: [] } }

export const spec = modelled(rolloutPlanMachine, {
  inputs: [
    { businessEntityId: 12, ids: [1, 2], now, newKey },
    { businessEntityId: 12, ids: [], now, newKey }
  ],
  user: {
    retry: [{}],
    cancel: [{}],
    "draft.changed": [{ change: { name: "Restart all" } }, { change: { name: "" } }],
    "command.chosen": [{ command: "deployUtgVersion" }],
    "wave.changed": [{ wave: 1, change: { watch: "30" } }],
    "wave.added": [{}],
    "wave.removed": [{ wave: 1 }],
    create: [{}],
    save: [{}]
  },
  outcomes: {
    loadTargets: { loaded: Result.succeed(found), ...failures },
    createRollout: { planned: Result.succeed(sampleRollout()), ...uncertain }
  },
  project: ({ context: { draft, isChanged, isWaitLong, isUncertain, found: known, error } }) => [
    isUncertain,
    draft.name,
    draft.command,
    Math.min(draft.waves.length, 3),
    isChanged,
    isWaitLong,
    known === null,
    error === null
  ]
})
