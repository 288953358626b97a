import type { SnapshotFrom } from "xstate"
import { resultsOf } from "./palette.changes.ts"
import type { paletteMachine } from "./palette.machine.ts"

type Snapshot = SnapshotFrom<typeof paletteMachine>

export const selectText = (s: Snapshot) => s.context.text
export const selectResults = (s: Snapshot) => resultsOf(s.context)
/** The entry that Enter takes: the one that was gone to while it is there, else the first. */
export const selectHighlighted = (s: Snapshot): string | null => {
  const results = selectResults(s)
  const { highlighted } = s.context
  return (results.find(({ id }) => id === highlighted) ?? results[0])?.id ?? null
}
export const selectIsSearching = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsCrashed = (s: Snapshot): boolean => s.matches({ open: "crashed" })
export const selectUnread = (s: Snapshot): string | null => s.context.unread?.sentence ?? null
