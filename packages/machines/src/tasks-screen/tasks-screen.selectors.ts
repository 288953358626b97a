import type { SnapshotFrom } from "xstate"
import type { tasksScreenMachine } from "./tasks-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof tasksScreenMachine>

export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectDeleteTasks = (s: Snapshot) => s.children.deleteTasks
