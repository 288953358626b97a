import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { selectedCount } from "@command-center/domain/rows/selection"
import type { SnapshotFrom } from "xstate"
import type { downloadViewMachine } from "./download-view.machine.ts"
import type { RowsChoice } from "./download-view.types.ts"

type Snapshot = SnapshotFrom<typeof downloadViewMachine>

/** False while a file is on its way that may be there before a dialog could be read. */
export const selectIsShown = (s: Snapshot): boolean => !s.hasTag("hidden")
export const selectIsAsking = (s: Snapshot): boolean => s.matches("asking")
export const selectIsWriting = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectChoice = (s: Snapshot): RowsChoice => s.context.choice
export const selectMatching = (s: Snapshot): number => s.context.view.matching
export const selectSelected = (s: Snapshot): number => selectedCount(s.context.view.selection)
/** The rows that are written; null while there are none. */
export const selectTransfer = (s: Snapshot): Transfer | null => s.context.transfer
