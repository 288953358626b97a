import type { SnapshotFrom } from "xstate"
import type { templatesScreenMachine } from "./templates-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof templatesScreenMachine>

export const selectCanEdit = (s: Snapshot): boolean => s.context.canEdit
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")

export const selectList = (s: Snapshot) => s.children.list
export const selectNewTemplate = (s: Snapshot) => s.children.newTemplate
export const selectDeleteTemplate = (s: Snapshot) => s.children.deleteTemplate
