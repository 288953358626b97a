import type { SnapshotFrom } from "xstate"
import type { utgTasksMachine } from "./utg-tasks.machine.ts"

type Snapshot = SnapshotFrom<typeof utgTasksMachine>

export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectList = (s: Snapshot) => s.children.list
export const selectDeleteTasks = (s: Snapshot) => s.children.deleteTasks
