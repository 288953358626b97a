import type { SnapshotFrom } from "xstate"
import type { devicesScreenMachine } from "./devices-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof devicesScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectPush = (s: Snapshot) => s.children.push
