import { activeCount } from "@command-center/domain/filter/filter-predicates"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import type { SnapshotFrom } from "xstate"
import type { tasksScreenMachine } from "./tasks-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof tasksScreenMachine>

export const selectActiveFilters = (s: Snapshot): number => activeCount(tasksFilterProperties, s.context.filter)
export const selectCanEdit = (s: Snapshot): boolean => s.context.canEdit
export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectIsAboutOpen = (s: Snapshot): boolean => s.matches({ open: "about" })

export const selectList = (s: Snapshot) => s.children.list
export const selectFilters = (s: Snapshot) => s.children.filters
export const selectDeleteTasks = (s: Snapshot) => s.children.deleteTasks
export const selectExportRows = (s: Snapshot) => s.children.exportRows
