import type { SnapshotFrom } from "xstate"
import type { confirmMachine } from "./confirm.machine.ts"

type Snapshot = SnapshotFrom<typeof confirmMachine>

export const selectTitle = (s: Snapshot): string => s.context.title
export const selectQuestion = (s: Snapshot): string => s.context.question
export const selectTyped = (s: Snapshot): string => s.context.typed
export const selectCanConfirm = (s: Snapshot): boolean => s.can({ type: "confirm" })
