import type { SnapshotFrom } from "xstate"
import type { usersScreenMachine } from "./users-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof usersScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectAddUser = (s: Snapshot) => s.children.addUser
