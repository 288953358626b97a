import type { SnapshotFrom } from "xstate"
import type { noticesMachine } from "./notices.machine.ts"

type Snapshot = SnapshotFrom<typeof noticesMachine>

export const selectToasts = (snapshot: Snapshot) => snapshot.context.toasts
export const selectAlerts = (snapshot: Snapshot) => snapshot.context.alerts
export const selectIsLogOpen = (snapshot: Snapshot) => snapshot.matches({ log: "open" })
export const selectLog = (snapshot: Snapshot) => snapshot.context.log
