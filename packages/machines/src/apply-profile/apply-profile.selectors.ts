import type { SnapshotFrom } from "xstate"
import type { applyProfileMachine } from "./apply-profile.machine.ts"

type Snapshot = SnapshotFrom<typeof applyProfileMachine>

export const selectTargets = (s: Snapshot) => s.context.targets
export const selectProfiles = (s: Snapshot) => s.context.profiles
/** Null is No Profile. */
export const selectProfile = (s: Snapshot) => s.context.profile
export const selectFailure = (s: Snapshot) => s.context.failure
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectCanSubmit = (s: Snapshot): boolean => s.can({ type: "submit" })
