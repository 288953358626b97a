import type { SnapshotFrom } from "xstate"
import type { profilesScreenMachine } from "./profiles-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof profilesScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectIsCollecting = (s: Snapshot): boolean => s.hasTag("busy")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectNewProfile = (s: Snapshot) => s.children.newProfile
export const selectCloneProfile = (s: Snapshot) => s.children.cloneProfile
export const selectDeleteProfile = (s: Snapshot) => s.children.deleteProfile
