import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const chosen = { ids: [1], now: new Date("2026-11-20T15:15:00.000Z") }

export const flowScreen = modelled(utgScreenMachine, {
  inputs: [
    { rows: rowsInput(), canEdit: true, intent: null },
    { rows: rowsInput(), canEdit: true, intent: "schedule" }
  ],
  user: {
    "scheduleTask.opened": [chosen],
    "applyProfile.opened": [chosen, { ...chosen, ids: [] }],
    "applyTemplate.opened": [chosen],
    "removeUtgs.opened": [chosen],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    read: { found: Result.succeed([sampleUtg({ componentId: 1 })]), gone: Result.succeed([]), ...failures },
    scheduleTask: { closed: { record: null } },
    applyProfile: { applied: { applied: true } },
    applyTemplate: { merged: { record: null } },
    removeUtgs: { removed: { record: null } }
  },
  project: ({ context }) => [context.flow, context.intent]
})
