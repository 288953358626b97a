import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof exportRowsMachine> = {
  input: { list: "tasks", businessEntityId: 12 },
  user: [
    { type: "confirm" },
    { type: "retry" },
    { type: "cancel" },
    { type: "close" },
    { type: "download.progressed", transfer: { done: 2000, total: 8000 } }
  ],
  outcomes: {
    exportCsv: { exported: answers.as("csv"), refused: answers.refused, unauthorized: answers.unauthorized }
  },
  project: ({ context }) => [context.transfer === null, context.failure === null],
  notWalkable: ({ event, outcome }, { context }) => {
    if (event.type === "close") return "the dialog has Cancel, which does the same, and no Close"
    if (event.type === "download.progressed" && context.transfer !== null) return "more bytes are as the first ones"
    if (context.transfer !== null && outcome !== null && outcome !== "exported")
      return "the service has answered already, and sends the file"
    return null
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}

/** A list that is exported without a question. */
export const unasked: WalkSpec<typeof exportRowsMachine> = {
  ...spec,
  input: { list: "utgs", businessEntityId: 12 },
  already: planOf(exportRowsMachine, spec).walked.filter((name) => !name.endsWith("--cancel--> closed"))
}
