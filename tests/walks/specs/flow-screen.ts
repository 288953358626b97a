import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

const chosen = { ids: [1], now: atAccount.rows.now } as const

export const chosenThere: WalkSpec<typeof utgScreenMachine> = {
  input: { ...atAccount, intent: null },
  user: [
    { type: "scheduleTask.opened", ...chosen },
    { type: "applyProfile.opened", ...chosen },
    { type: "applyTemplate.opened", ...chosen },
    { type: "removeUtgs.opened", ...chosen },
    { type: "rows.changed" }
  ],
  outcomes: {
    read: { collected: answers.as([sampleUtg({ componentId: 1 })]), gone: answers.as([]) },
    scheduleTask: { closed: over({ record: null }) },
    applyProfile: { closed: over({ applied: false }) },
    applyTemplate: { closed: over({ record: null }) },
    removeUtgs: { closed: over({ record: null }) }
  },
  project: ({ context }) => [context.flow, context.intent],
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.removeUtgs") ? byAFlow : null
}

export const intended: WalkSpec<typeof utgScreenMachine> = {
  ...chosenThere,
  input: { ...atAccount, intent: "schedule" },
  user: [],
  already: planOf(utgScreenMachine, chosenThere).walked.filter((name) => !name.includes("scheduleTask"))
}
