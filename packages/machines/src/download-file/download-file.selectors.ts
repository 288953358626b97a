import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { SnapshotFrom } from "xstate"
import type { makeDownloadFileMachine } from "./download-file.machine.ts"

type Snapshot<Wanted> = SnapshotFrom<ReturnType<typeof makeDownloadFileMachine<Wanted>>>

export const selectIsDownloading = <Wanted>(s: Snapshot<Wanted>): boolean => s.matches("downloading")
export const selectTransfer = <Wanted>(s: Snapshot<Wanted>): Transfer | null => s.context.transfer
