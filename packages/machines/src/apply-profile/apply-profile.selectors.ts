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
/** Why the profile was not applied. */
export const selectError = (s: Snapshot): string | null => s.context.error
/** The running operation, whose view shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
