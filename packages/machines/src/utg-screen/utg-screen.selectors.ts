import type { SnapshotFrom } from "xstate"
import type { utgScreenMachine } from "./utg-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof utgScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectScheduleTask = (s: Snapshot) => s.children.scheduleTask
export const selectApplyProfile = (s: Snapshot) => s.children.applyProfile
export const selectApplyTemplate = (s: Snapshot) => s.children.applyTemplate
export const selectRemoveUtgs = (s: Snapshot) => s.children.removeUtgs
