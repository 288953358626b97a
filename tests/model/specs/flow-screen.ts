import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { isNoDefect } from "../../walks/support/walk-words.ts"
import { rowsInput } from "../screen-input.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const chosen = { ids: [1], now: new Date("2026-11-20T15:15:00.000Z") }

export const spec = modelled(utgScreenMachine, {
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
    retry: [{}],
    cancel: [{}]
  },
  outcomes: {
    rows: {},
    read: { found: Result.succeed([sampleUtg({ componentId: 1 })]), gone: Result.succeed([]), ...failures },
    scheduleTask: { closed: { record: null } },
    applyProfile: { applied: { applied: true } },
    applyTemplate: { merged: { record: null } },
    removeUtgs: { removed: { record: null } }
  },
  project: ({ context }) => [context.flow, context.intent, context.isWaitLong]
})

const asChosen: WalkSpec<typeof utgScreenMachine> = {
  does: ({ type, ids }) => isNoDefect({ type }) && type !== "cancel" && ids?.length !== 0,
  outcomes: { read: ["found", "gone"] },
  notWalkable: ({ event, source }) =>
    event.type.startsWith("xstate.after.")
      ? "what is read is held, and not waited for that long"
      : event.type === "rows.changed" && !source.includes("open.removeUtgs")
        ? "a flow says so, and one of the screen's stands for all"
        : null
}

export const walks = walksOf(spec, {
  chosenThere: asChosen,
  intended: {
    ...asChosen,
    input: 1,
    does: () => false,
    after: ["chosenThere"],
    again: (name) => name.includes("scheduleTask")
  }
})
