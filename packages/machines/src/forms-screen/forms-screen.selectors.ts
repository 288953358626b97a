import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { SnapshotFrom } from "xstate"
import type { formsScreenMachine } from "./forms-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof formsScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectFormUpload = (s: Snapshot) => s.children.formUpload
export const selectDeleteForm = (s: Snapshot) => s.children.deleteForm
export const selectTransfer = (s: Snapshot): Transfer | null => s.context.transfer
export const selectIsDownloading = (s: Snapshot): boolean => s.matches({ open: { download: "downloading" } })
