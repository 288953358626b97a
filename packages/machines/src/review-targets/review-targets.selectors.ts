import type { SnapshotFrom } from "xstate"
import type { reviewTargetsMachine } from "./review-targets.machine.ts"
import type { TargetChanges } from "./review-targets.types.ts"

type Snapshot = SnapshotFrom<typeof reviewTargetsMachine>

export const selectTargets = (s: Snapshot) => s.context.targets

/** Why nothing can be said of any of them; null while nothing failed. */
export const selectFailure = (s: Snapshot): string | null =>
  s.matches("failed") ? (s.context.failure?.sentence ?? null) : null

/** What would change on one of them; null until it is known. */
export const selectChangesOf =
  (id: number) =>
  (s: Snapshot): TargetChanges | null =>
    s.context.changes[id] ?? null
