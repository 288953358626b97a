import type { OperationRecord } from "@command-center/domain/operation/operation"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Failure } from "../actor-logic/failure.ts"
import type { Offered } from "../actor-logic/offered.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"

export interface ApplyProfileInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<UtgRow>
  readonly canEdit: boolean
}

export interface ApplyProfileContext extends ApplyProfileInput {
  readonly profiles: ReadonlyArray<ProfileRow>
  /** They have been awaited for long. */
  readonly isWaitLong: boolean
  /** What could not be read of them; null where all could. */
  readonly notOffered: string | null
  /** Null is No Profile, the default. */
  readonly profile: ProfileRow | null
  /** Why there are no profiles to choose from. */
  readonly failure: Failure | null
  /** Why the profile was not applied. */
  readonly error: string | null
  readonly isSent: boolean
  /** What became of each UTG; null while nothing was sent. */
  readonly record: OperationRecord | null
}

export type ApplyProfileEvent =
  | SessionBack
  | { readonly type: "profile.chosen"; readonly profileId: number | null }
  | { readonly type: "retry" }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

export interface ApplyProfileOutput {
  readonly applied: boolean
}

export type ProfilesOutcome = Outcome<Offered<ProfileRow>, Failure>
