import { taskMessages } from "@command-center/domain/task/task-messages"
import type { SnapshotFrom } from "xstate"
import type { deleteTasksMachine } from "./delete-tasks.machine.ts"

type Snapshot = SnapshotFrom<typeof deleteTasksMachine>

export const selectTargets = (s: Snapshot) => s.context.targets
export const selectPlan = (s: Snapshot) => s.context.plan
export const selectIsRefused = (s: Snapshot): boolean => s.matches("refused")
export const selectCanConfirm = (s: Snapshot): boolean => s.can({ type: "confirm" })

export const selectIsNothing = (s: Snapshot): boolean => s.context.plan.instructions.length === 0

/** What the dialog says: how many will be deleted, or why none may be. */
export const selectQuestion = (s: Snapshot): string => {
  if (s.matches("refused")) return taskMessages.notDeletable
  return selectIsNothing(s)
    ? taskMessages.nothingToRemove
    : taskMessages.confirmRemove(s.context.plan.instructions.length)
}

/** The running operation, whose dialog shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
