import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import { Result } from "effect"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const chosen = { ids: [1], now: new Date("2026-11-20T15:15:00.000Z") }

export const utgScreen = modelled(utgScreenMachine, {
  inputs: [
    { rows: rowsInput(), canEdit: true, intent: null },
    { rows: rowsInput(), canEdit: true, intent: "schedule" }
  ],
  user: {
    "action.chosen": [
      { action: "schedule", ...chosen },
      { action: "applyProfile", ...chosen },
      { action: "applyTemplate", ...chosen },
      { action: "remove", ...chosen }
    ],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    collectTargets: { collected: Result.succeed([sampleUtg({ componentId: 1 })]), ...failures },
    scheduleTask: { closed: { record: null } },
    applyProfile: { applied: { applied: true } },
    applyTemplate: { merged: { record: null } },
    removeUtgs: { removed: { record: null } }
  },
  project: ({ context }) => [context.action, context.intent]
})
