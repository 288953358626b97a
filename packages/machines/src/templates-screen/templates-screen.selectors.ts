import type { SnapshotFrom } from "xstate"
import type { templatesScreenMachine } from "./templates-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof templatesScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")

export const selectRows = (s: Snapshot) => s.children.rows
export const selectNewTemplate = (s: Snapshot) => s.children.newTemplate
export const selectDeleteTemplate = (s: Snapshot) => s.children.deleteTemplate
