import type { SnapshotFrom } from "xstate"
import type { accountPanelMachine } from "./account-panel.machine.ts"

type Snapshot = SnapshotFrom<typeof accountPanelMachine>

export const selectIsShown = (snapshot: Snapshot) => snapshot.matches("shown")
export const selectFilter = (snapshot: Snapshot) => snapshot.context.filter
export const selectExpandAll = (snapshot: Snapshot) => snapshot.context.expandAll
export const selectToggled = (snapshot: Snapshot) => snapshot.context.toggled
export const selectWidth = (snapshot: Snapshot) => snapshot.context.width
