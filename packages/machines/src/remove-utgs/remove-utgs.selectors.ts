import type { SnapshotFrom } from "xstate"
import type { removeUtgsMachine } from "./remove-utgs.machine.ts"

type Snapshot = SnapshotFrom<typeof removeUtgsMachine>

export const selectTargets = (s: Snapshot) => s.context.targets
export const selectPlan = (s: Snapshot) => s.context.plan
/** Whether none of them has a machine that it could be removed from. */
export const selectIsNothing = (s: Snapshot): boolean => s.context.plan.instructions.length === 0
export const selectTyped = (s: Snapshot): string => s.context.typed
export const selectCanRemove = (s: Snapshot): boolean => s.can({ type: "submit" })

/** The running operation, whose dialog shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
