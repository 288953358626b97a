import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { SnapshotFrom } from "xstate"
import type { exportRowsMachine } from "./export-rows.machine.ts"
import { type ExportTexts, exportTexts } from "./export-texts.ts"

type Snapshot = SnapshotFrom<typeof exportRowsMachine>

/** Title, question and progress text of the list. */
export const selectTexts = (s: Snapshot): ExportTexts => exportTexts[s.context.list]
export const selectIsAsking = (s: Snapshot): boolean => s.matches("asking")
export const selectIsExporting = (s: Snapshot): boolean => s.matches("exporting")
/** Why it failed, which the toast says in the wording of the list; null while nothing did. */
export const selectError = (s: Snapshot): string | null => s.context.failure?.sentence ?? null
/** The bytes of the CSV that have come; null while there are none. */
export const selectTransfer = (s: Snapshot): Transfer | null => (s.matches("exporting") ? s.context.transfer : null)
