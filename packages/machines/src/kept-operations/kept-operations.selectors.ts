import type { SnapshotFrom } from "xstate"
import type { keptOperationsMachine } from "./kept-operations.machine.ts"

type Snapshot = SnapshotFrom<typeof keptOperationsMachine>

/** Those on offer; none while one of them is open. */
export const selectOffered = (s: Snapshot) =>
  s.matches("loading") || s.matches("open") || s.matches("crashed") ? [] : s.context.records
/** The one of which it is asked whether it may be forgotten. */
export const selectToForget = (s: Snapshot) => (s.matches("asking") ? s.context.record : null)
export const selectRecord = (s: Snapshot) => s.context.record
export const selectOpenOperation = (s: Snapshot) => s.children.operation
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
