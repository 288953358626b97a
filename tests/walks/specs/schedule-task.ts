import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { Result } from "effect"
import { interrupted, operationEnds } from "../../model/specs/records.ts"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

const target = sampleUtg({ componentId: 1, businessEntityId: 12, machinePermanentId: "m-1" })
const products = [{ version: "5.0", downloadLocation: "https://downloads.example/5.0", generalAvailability: true }]

export const spec: WalkSpec<typeof scheduleTaskMachine> = {
  input: {
    businessEntityId: 12,
    targets: [target],
    now: new Date("2026-11-20T15:15:00.000Z"),
    timeZone: "America/New_York",
    canEdit: true
  },
  user: [
    { type: "draft.changed", change: { utgGroup: "startstop" } },
    { type: "draft.changed", change: { utgGroup: "deployUtgVersion" } },
    { type: "draft.changed", change: { utgGroup: "configuration" } },
    { type: "versions.retry" },
    { type: "submit", now: new Date("2026-11-20T15:20:00.000Z") },
    { type: "edit" },
    { type: "close" },
    { type: "cancel" },
    { type: "discard" }
  ],
  outcomes: {
    loadVersions: {
      loaded: {
        output: Result.succeed({ utg: Result.succeed(products), agent: Result.succeed(products) }),
        answer: null
      },
      "no manifests": {
        output: Result.succeed({ utg: Result.fail(answers.failure), agent: Result.fail(answers.failure) }),
        answer: answers.refused.answer
      }
    },
    operation: {
      created: { output: operationEnds.accepted, answer: null },
      refused: { output: operationEnds["not done"], answer: answers.refused.answer },
      lost: { output: interrupted, answer: answers.lost.answer }
    }
  },
  project: ({ context }) => [context.draft.utgGroup, context.error, context.versionsFailure !== null],
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
}

/** Where none of the UTGs has a machine nobody is left out, and what is missing is said on submit. */
export const withoutMachine: WalkSpec<typeof scheduleTaskMachine> = {
  ...spec,
  input: { ...spec.input, targets: [{ ...target, machinePermanentId: null }] },
  user: [{ type: "submit", now: new Date("2026-11-20T15:20:00.000Z") }],
  outcomes: {
    ...spec.outcomes,
    loadVersions: { loaded: spec.outcomes["loadVersions"]?.["loaded"] ?? answers.refused }
  },
  notWalkable: () => null,
  already: planOf(scheduleTaskMachine, spec).walked
}
