import type { PaletteEntry } from "@command-center/domain/palette/palette-entry"
import { paletteResults } from "@command-center/domain/palette/palette-results"
import type { SnapshotFrom } from "xstate"
import { remembered } from "../session/remembered.ts"
import type { paletteMachine } from "./palette.machine.ts"
import type { PaletteContext } from "./palette.types.ts"

type Snapshot = SnapshotFrom<typeof paletteMachine>
type Asked = Pick<PaletteContext, "offer" | "text" | "found">

/** What is shown for a text; asked for more than once between two changes. */
export const resultsOf = remembered(
  ({ offer, text, found }: Asked): ReadonlyArray<PaletteEntry> => paletteResults(offer, text, found)
)

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
export const selectChosen = (s: Snapshot) => s.context.chosen
