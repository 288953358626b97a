import { samplePlan, sampleTarget } from "@command-center/domain/rollout/sample-plan"
import { sampleRollout } from "@command-center/domain/rollout/sample-rollout"
import { validPlan } from "@command-center/machines/rollout-plan/rollout-plan.changes"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const now = () => new Date("2026-11-21T10:00:00.000Z")
const newKey = () => "key"
const products = [{ version: "5.0.0.1", downloadLocation: "https://files.example/utg.zip", generalAvailability: true }]
const newSeed = () => 7
const timeZone = "America/New_York"
const chosen = { list: "utgs", who: { ids: [1, 2] }, filter: [] } as const
const foundBy = { list: "utgs", who: { search: "till", facets: {} }, filter: [] } as const
const mayEdit = { utgs: true, devices: false } as const
const nothing = { utgs: false, devices: false } as const
const found = {
  targets: [sampleTarget(1), sampleTarget(2, { timeZone: null })],
  isAttended: false,
  leftOut: 0,
  unreadable: { count: 0, reasons: [] },
  refusals: [],
  versions: { utg: products, agent: [] },
  versionsFailure: null,
  profiles: [],
  profilesFailure: "Held back.",
  forms: [],
  formsFailure: null,
  deviceTypes: [],
  notOffered: { versions: null, profiles: null, forms: null }
}

export const spec = modelled(rolloutPlanMachine, {
  inputs: [
    { businessEntityId: 12, chosen, mayEdit, now, newKey, newSeed, timeZone },
    { businessEntityId: 12, chosen: null, mayEdit, now, newKey, newSeed, timeZone },
    { businessEntityId: 12, chosen: foundBy, mayEdit: nothing, now, newKey, newSeed, timeZone }
  ],
  user: {
    retry: [{}],
    cancel: [{}],
    "choices.retry": [{}],
    "step.chosen": [{ step: "review" }, { step: "what" }],
    "field.left": [{ place: "name" }],
    "finding.changed": [{ change: { text: "Merchant contains o" } }, { change: { text: "Merchant" } }],
    "find.asked": [{}],
    "targets.reset": [{}],
    "draft.changed": [{ change: { name: "Restart all" } }, { change: { name: "" } }],
    "file.chosen": [{ file: "a file" }],
    edit: [{}],
    discard: [{}],
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
    loadChoices: { loaded: Result.succeed(found), ...failures },
    createRollout: { planned: Result.succeed(sampleRollout()), ...uncertain }
  },
  project: ({
    context: {
      draft,
      step,
      finding,
      findError,
      isChanged,
      isWaitLong,
      isUncertain,
      found: known,
      error,
      opened,
      fileReasons
    }
  }) => [
    isUncertain,
    step === "review",
    finding.text,
    findError === null,
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
    does: ({ type }) =>
      type !== "file.chosen" &&
      type !== "action.changed" &&
      type !== "edit" &&
      type !== "discard" &&
      type !== "choices.retry" &&
      type !== "targets.reset" &&
      !type.startsWith("find"),
    project: ({ context: { draft, isUncertain, isWaitLong, found } }) => [
      isUncertain,
      isWaitLong,
      found === null,
      draft.name === "",
      Math.min(draft.hours.length, 1),
      Math.min(draft.waves.length, 2)
    ],
    notWalkable: ({ event }, { context }) => {
      if (event.type === "create" && validPlan(context) === null) return "it cannot be pressed while something is wrong"
      return (event.type === "hours.changed" || event.type === "hours.removed") && context.draft.hours.length === 0
        ? "there are no hours to change"
        : null
    },
    leaves: ({ outcome, source }) => outcome === "unauthorized" && source.includes("loading.looking")
  },
  opened: {
    input: 1,
    does: ({ type }) => type === "file.chosen" || type.startsWith("find"),
    outcomes: { readFile: ["plan", "other"], loadTargets: ["loaded"] },
    project: ({ context: { fileReasons, finding, findError } }) => [
      fileReasons.length === 0,
      finding.text,
      findError === null
    ],
    notWalkable: ({ event }) => (event.type.startsWith("xstate.after.") ? "it is walked with what was selected" : null),
    leaves: ({ outcome }) => outcome === "loaded"
  },
  replaced: {
    input: 1,
    does: ({ type }) => type === "file.chosen" || type === "targets.reset" || type === "edit" || type === "discard",
    outcomes: { readFile: ["plan"], loadTargets: ["loaded"] },
    project: ({ context: { isChanged } }) => isChanged,
    notWalkable: ({ event }) => (event.type.startsWith("xstate.after.") ? "it is walked with what was selected" : null),
    after: ["opened"]
  }
})
