import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { refused } from "./answers.ts"
import { operationEnds } from "./records.ts"

const products = [{ version: "5.0", downloadLocation: "https://downloads.example/5.0", generalAvailability: true }]

export const scheduleTask = modelled(scheduleTaskMachine, {
  inputs: [
    {
      businessEntityId: 12,
      targets: [sampleUtg({ componentId: 1, businessEntityId: 12, machinePermanentId: "m-1" })],
      now: new Date("2026-11-20T15:15:00.000Z"),
      timeZone: "America/New_York",
      canEdit: true
    }
  ],
  user: {
    "draft.changed": [
      { change: { utgGroup: "startstop" } },
      { change: { utgGroup: "configuration" } },
      { change: { utgGroup: "deployUtgVersion" } }
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
  project: ({ context }) => [context.draft.utgGroup, context.error, context.versionsFailure !== null]
})
