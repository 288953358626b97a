import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

const chosen = { type: "action.chosen", ids: [1], now: atAccount.rows.now } as const

export const chosenThere: WalkSpec<typeof utgScreenMachine> = {
  input: { ...atAccount, intent: null },
  user: [
    { ...chosen, action: "schedule" },
    { ...chosen, action: "applyProfile" },
    { ...chosen, action: "applyTemplate" },
    { ...chosen, action: "remove" },
    { type: "rows.changed" }
  ],
  outcomes: {
    collectTargets: { collected: answers.as([sampleUtg({ componentId: 1 })]), gone: answers.as([]) },
    scheduleTask: { closed: over({ record: null }) },
    applyProfile: { closed: over({ applied: false }) },
    applyTemplate: { closed: over({ record: null }) },
    removeUtgs: { closed: over({ record: null }) }
  },
  project: ({ context }) => [context.action, context.intent],
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.removing") ? byAFlow : null
}

export const intended: WalkSpec<typeof utgScreenMachine> = {
  ...chosenThere,
  input: { ...atAccount, intent: "schedule" },
  user: [],
  already: planOf(utgScreenMachine, chosenThere).walked.filter((name) => !name.includes("scheduleTask"))
}
