import type { SnapshotFrom } from "xstate"
import type { rightsLineMachine } from "./rights-line.machine.ts"

type Snapshot = SnapshotFrom<typeof rightsLineMachine>

export const selectSubject = (s: Snapshot) => s.context.subject
export const selectUser = (s: Snapshot) => s.context.user
export const selectMasks = (s: Snapshot) => s.context.masks?.rows ?? null
/** The masks that could not be read; null where all could. */
export const selectUnreadable = (s: Snapshot) => {
  const unreadable = s.context.masks?.unreadable ?? null
  return unreadable === null || unreadable.count === 0 ? null : unreadable
}
export const selectIsShown = (s: Snapshot): boolean => s.matches("shown")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectFailure = (s: Snapshot) => (s.matches("failed") ? s.context.failure : null)
