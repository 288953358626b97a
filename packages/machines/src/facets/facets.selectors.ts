import type { SnapshotFrom } from "xstate"
import type { facetsMachine } from "./facets.machine.ts"

type Snapshot = SnapshotFrom<typeof facetsMachine>

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches("open")
/** The columns with their values; null until they are counted for the first time. */
export const selectCounted = (snapshot: Snapshot) => snapshot.context.counted
export const selectTerms = (snapshot: Snapshot) => snapshot.context.terms
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches({ open: "failed" })
