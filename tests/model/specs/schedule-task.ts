import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { Result } from "effect"
import { serviceAnswers, walksOf } from "../../walks/support/plan.ts"
import { refused } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds, operationWalked } from "../support/records.ts"

const products = {
  rows: [{ version: "5.0", downloadLocation: "https://downloads.example/5.0", generalAvailability: true }],
  notOffered: null
}

const given = (machinePermanentId: string | null) => ({
  businessEntityId: 12,
  targets: [sampleUtg({ componentId: 1, businessEntityId: 12, machinePermanentId })],
  now: new Date("2026-11-20T15:15:00.000Z"),
  timeZone: "America/New_York",
  canEdit: true
})

export const spec = modelled(scheduleTaskMachine, {
  inputs: [given("m-1"), given(null)],
  user: {
    "draft.changed": [
      { change: { utgGroup: "startstop" } },
      { change: { utgGroup: "configuration" } },
      { change: { utgGroup: "deployUtgVersion" } },
      { change: { siteTime: { reading: "2026-11-21T02:00", spreadMinutes: 30, withoutZone: null } } }
    ],
    "versions.retry": [{}],
    submit: [{ now: new Date("2026-11-20T15:20:00.000Z") }],
    edit: [{}],
    close: [{}],
    cancel: [{}],
    discard: [{}]
  },
  outcomes: {
    loadVersions: {
      loaded: Result.succeed({ utg: Result.succeed(products), agent: Result.succeed(products) }),
      "no manifests": Result.succeed({ utg: refused, agent: refused })
    },
    operation: operationEnds
  },
  project: ({ context }) => [
    context.draft.utgGroup,
    context.draft.siteTime === null,
    context.error,
    context.versionsFailure !== null
  ],
  unreachable: {
    "the question lies over the form": [
      "editing.asking --cancel--> editing.asking",
      "editing.asking --submit--> editing.asking",
      "editing.asking --draft.changed--> editing.asking",
      "editing.asking --versions.retry--> editing.asking"
    ]
  }
})

const outcomes = { operation: operationWalked }

export const walks = walksOf(spec, {
  all: {
    // A journey goes through each site's own time; it leads to no other transition.
    does: ({ change }) => change?.siteTime === undefined,
    outcomes,
    answers: { "no manifests": serviceAnswers.refused },
    notWalkable: ({ event, source, target: there, outcome }, { context }) => {
      if (source[0]?.endsWith(".asking") && event.type !== "edit" && event.type !== "discard" && outcome === null)
        return "the question lies over the form, which does nothing for a key that got through"
      if (event.type === "submit" && source[0] === there[0])
        return "the button is disabled while the task is not complete"
      if (
        event.type === "versions.retry" &&
        (context.versionsFailure === null || context.draft.utgGroup !== "deployUtgVersion")
      )
        return "Retry stands where a version that is missing would be chosen"
      if (event.type === "draft.changed" && event["change"].utgGroup === context.draft.utgGroup)
        return "choosing what is chosen changes nothing"
      return null
    }
  },
  /** Where none of the UTGs has a machine nobody is left out, and what is missing is said on submit. */
  withoutMachine: {
    input: 1,
    does: ({ type }) => type === "submit",
    outcomes: { ...outcomes, loadVersions: ["loaded"] },
    after: ["all"]
  }
})
