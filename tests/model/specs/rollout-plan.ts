import { samplePlan, sampleTarget } from "@command-center/domain/rollout/sample-plan"
import { sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const now = () => new Date("2026-11-21T10:00:00.000Z")
const newKey = () => "key"
const products = [{ version: "5.0.0.1", downloadLocation: "https://files.example/utg.zip", generalAvailability: true }]
const newSeed = () => 7
const chosen = { list: "utgs", ids: [1, 2], filter: [] } as const
const found = {
  targets: [sampleTarget(1), sampleTarget(2)],
  leftOut: 0,
  refusals: [],
  versions: { utg: products, agent: [] },
  profiles: [],
  forms: []
}

export const spec = modelled(rolloutPlanMachine, {
  inputs: [
    { businessEntityId: 12, chosen, now, newKey, newSeed },
    { businessEntityId: 12, chosen: null, now, newKey, newSeed }
  ],
  user: {
    retry: [{}],
    cancel: [{}],
    "draft.changed": [{ change: { name: "Restart all" } }, { change: { name: "" } }],
    "file.chosen": [{ file: "a file" }],
    "action.chosen": [{ choice: "deployUtgVersion" }],
    "action.changed": [{ change: { hours: 4 } }],
    "hours.added": [{}],
    "hours.changed": [{ at: 1, change: { from: "21:00" } }],
    "hours.removed": [{ at: 1 }],
    "wave.changed": [{ wave: 1, change: { watch: "30" } }],
    "wave.added": [{}],
    "wave.removed": [{ wave: 1 }],
    create: [{}],
    save: [{}]
  },
  outcomes: {
    readFile: {
      plan: Result.succeed(JSON.stringify(samplePlan(2, { businessEntityId: 12 }))),
      other: Result.succeed("{}"),
      unreadable: Result.fail("unreadable")
    },
    loadTargets: { loaded: Result.succeed(found), ...failures },
    createRollout: { planned: Result.succeed(sampleRollout()), ...uncertain }
  },
  project: ({ context: { draft, isChanged, isWaitLong, isUncertain, found: known, error, opened, fileReasons } }) => [
    isUncertain,
    draft.name,
    draft.action.choice,
    draft.action.hours,
    Math.min(draft.waves.length, 3),
    Math.min(draft.hours.length, 2),
    draft.hours[0]?.from,
    opened === null,
    fileReasons.length === 0,
    isChanged,
    isWaitLong,
    known === null,
    error === null
  ]
})

export const walks = walksOf(spec, {
  selected: {
    does: ({ type }) => type !== "file.chosen" && type !== "action.changed",
    project: ({ context: { draft, isUncertain, isWaitLong, found } }) => [
      isUncertain,
      isWaitLong,
      found === null,
      draft.name === "",
      Math.min(draft.hours.length, 1),
      Math.min(draft.waves.length, 2)
    ],
    notWalkable: ({ event }, { context }) =>
      (event.type === "hours.changed" || event.type === "hours.removed") && context.draft.hours.length === 0
        ? "there are no hours to change"
        : null,
    leaves: ({ outcome, source }) => outcome === "unauthorized" && source.includes("loading")
  },
  opened: {
    input: 1,
    does: ({ type }) => type === "file.chosen",
    outcomes: { readFile: ["plan", "other"], loadTargets: ["loaded"] },
    project: ({ context: { fileReasons } }) => [fileReasons.length === 0],
    notWalkable: ({ event }) => (event.type.startsWith("xstate.after.") ? "it is walked with what was selected" : null),
    leaves: ({ outcome }) => outcome === "loaded"
  }
})
