import type { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import { interrupted } from "../../model/specs/records.ts"
import type { WalkSpec } from "../support/plan.ts"
import { over } from "./screen-flows.ts"

const { id } = interrupted

export const here: WalkSpec<typeof keptOperationsMachine> = {
  input: undefined,
  user: [{ type: "refresh" }, { type: "opened", id }, { type: "forgotten", id }],
  outcomes: {
    loadKept: { kept: over({ records: [interrupted], unreadable: [] }) },
    claim: { claimed: over(interrupted) },
    operation: { closed: over(interrupted) }
  },
  project: ({ context }) => [context.records.length, context.chosen],
  leaves: ({ event }) => event.type === "forgotten"
}

/** Another tab has opened it meanwhile. */
export const elsewhere: WalkSpec<typeof keptOperationsMachine> = {
  ...here,
  user: [{ type: "opened", id }],
  outcomes: {
    loadKept: { kept: over({ records: [interrupted], unreadable: [] }), none: over({ records: [], unreadable: [] }) },
    claim: { elsewhere: over(null) }
  },
  notWalkable: ({ outcome }, { context }) => {
    const wasOpened = context.chosen !== ""
    if (outcome === "none" && !wasOpened) return "the browser keeps one"
    if (outcome === "kept" && wasOpened) return "what another tab has open is not offered"
    return null
  }
}
