import { activeCount } from "@command-center/domain/filter/filter-predicates"
import { utgFilterProperties } from "@command-center/domain/filter/property"
import type { SnapshotFrom } from "xstate"
import type { utgScreenMachine } from "./utg-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof utgScreenMachine>

export const selectActiveFilters = (s: Snapshot): number => activeCount(utgFilterProperties, s.context.filter)
export const selectCanEdit = (s: Snapshot): boolean => s.context.canEdit
export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectIsAboutOpen = (s: Snapshot): boolean => s.matches({ open: "about" })

export const selectList = (s: Snapshot) => s.children.list
export const selectFilters = (s: Snapshot) => s.children.filters
export const selectScheduleTask = (s: Snapshot) => s.children.scheduleTask
export const selectApplyProfile = (s: Snapshot) => s.children.applyProfile
export const selectApplyTemplate = (s: Snapshot) => s.children.applyTemplate
export const selectRemoveUtgs = (s: Snapshot) => s.children.removeUtgs
export const selectExportRows = (s: Snapshot) => s.children.exportRows
