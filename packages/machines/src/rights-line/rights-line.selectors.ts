import type { SnapshotFrom } from "xstate"
import type { rightsLineMachine } from "./rights-line.machine.ts"

type Snapshot = SnapshotFrom<typeof rightsLineMachine>

export const selectSubject = (s: Snapshot) => s.context.subject
export const selectUser = (s: Snapshot) => s.context.user
export const selectMasks = (s: Snapshot) => s.context.masks
export const selectIsShown = (s: Snapshot): boolean => s.matches("shown")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectFailure = (s: Snapshot) => (s.matches("failed") ? s.context.failure : null)
