import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const recordMachine = makeRecordScreenMachine<{ readonly name: string }>("profile")
export type RecordMachine = typeof recordMachine

export const spec: WalkSpec<RecordMachine> = {
  input: { businessEntityId: 12, id: 11 },
  user: [{ type: "retry" }, { type: "cancel" }, { type: "refresh.asked" }],
  outcomes: {
    loadRecord: {
      found: answers.as({ name: "Bar" }),
      missing: { ...answers.as(null), answer: { kind: "status", status: 404 } },
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  notWalkable: ({ event, source }) =>
    event.type === "retry" && source.includes("notFound") ? "what is not there has no Retry" : null,
  leaves: ({ outcome }) => outcome === "unauthorized"
}
