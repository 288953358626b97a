import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

/** What New and Clone are held against and offer. */
export interface ProfileChoices {
  readonly names: ReadonlyArray<string>
  readonly versions: ReadonlyArray<string>
}

export interface ProfilesScreenContext extends FlowScreenInput, ProfileChoices {
  /** The profile to clone or delete; null for New. */
  readonly profile: ProfileRow | null
}

export type ProfilesScreenEvent =
  | { readonly type: "creation.opened" }
  | { readonly type: "clone.opened"; readonly row: ProfileRow }
  | { readonly type: "deletion.opened"; readonly row: ProfileRow }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

export type ChoicesOutcome = Outcome<ProfileChoices, Failure>
