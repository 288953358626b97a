import type { SnapshotFrom } from "xstate"
import type { usersScreenMachine } from "./users-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof usersScreenMachine>

export const selectCanEdit = (s: Snapshot): boolean => s.context.canEdit
export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectList = (s: Snapshot) => s.children.list
export const selectAddUser = (s: Snapshot) => s.children.addUser
