import type { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

const reasons: Readonly<Record<string, string>> = {
  close: "the dialog has Cancel, which does the same, and no Close",
  "download.progressed": "the walk holds the call before its first byte; tests/journeys/exports.spec.ts shows progress"
}

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
  notWalkable: ({ event }) => reasons[event.type] ?? null,
  leaves: ({ outcome }) => outcome === "unauthorized"
}
