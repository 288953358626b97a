import { rightsLineMachine } from "@command-center/machines/rights-line/rights-line.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { readRows } from "../support/read-rows.ts"

export const spec = modelled(rightsLineMachine, {
  inputs: [
    { subject: "Utgs", user: null, businessEntityId: null },
    { subject: "Users", user: { id: 7, username: "ravi.natarajan" }, businessEntityId: 15 }
  ],
  user: {
    "subject.chosen": [{ subject: "Tasks" }, { subject: "Users" }],
    retry: [{}],
    close: [{}]
  },
  outcomes: { loadMasks: { loaded: Result.succeed(readRows([])), ...failures } }
})

export const walks = walksOf(spec, {
  other: {
    input: 1,
    notWalkable: ({ event }, { context }) =>
      event.type === "subject.chosen" && event["subject"] === context.subject
        ? "choosing what is chosen changes nothing"
        : null,
    leaves: atLogin
  }
})
