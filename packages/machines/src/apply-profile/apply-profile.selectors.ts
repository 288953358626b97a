import { isTakenAway, profileEffect, profileEffectText } from "@command-center/domain/profile/profile-effect"
import type { SnapshotFrom } from "xstate"
import type { applyProfileMachine } from "./apply-profile.machine.ts"

type Snapshot = SnapshotFrom<typeof applyProfileMachine>

export const selectTargets = (s: Snapshot) => s.context.targets
export const selectProfiles = (s: Snapshot) => s.context.profiles
/** The dialog itself has Cancel: what is awaited is said, and nothing more. */
export const selectIsWaitLong = (s: Snapshot): boolean => s.context.isWaitLong
export const selectNotOffered = (s: Snapshot): string | null => s.context.notOffered
/** Null is No Profile. */
export const selectProfile = (s: Snapshot) => s.context.profile
/** What the choice would do to the UTGs, before it is sent. */
export const selectEffect = ({ context: { profile, targets } }: Snapshot): ReadonlyArray<string> =>
  profileEffectText(profile, profileEffect(profile, targets))
export const selectIsTakenAway = ({ context: { profile, targets } }: Snapshot): boolean =>
  isTakenAway(profile, profileEffect(profile, targets))
/** What became of each UTG, where they are more than the list beneath can tell at a glance; null before that. */
export const selectRecord = (s: Snapshot) => (s.matches("applied") ? s.context.record : null)
export const selectFailure = (s: Snapshot) => s.context.failure
export const selectCanSubmit = (s: Snapshot): boolean => s.can({ type: "submit" })
/** Why the profile was not applied. */
export const selectError = (s: Snapshot): string | null => s.context.error
/** The running operation, whose view shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
