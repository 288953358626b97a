import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { SaveAnswer } from "../remove-entry/remove-entry.types.ts"

export interface RollBackInput {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

/** The configuration there is, and the earlier one that is to be saved in its place. */
export interface RollBackPair {
  readonly held: ComponentConfig
  readonly revision: ComponentConfig
}

export interface RollBackContext extends RollBackInput {
  /** Frozen when the review opened; the held one is read anew where it moved on. */
  readonly pair: RollBackPair | null
  /** The configuration moved on since it was read, and the review shows what is left to change of the newest. */
  readonly hasMovedOn: boolean
  readonly failure: Failure | null
}

export interface RollBackSaving extends RollBackPair {
  readonly businessEntityId: number
}

export type RollBackOutcome = Outcome<SaveAnswer<ComponentConfig>, Failure>

export type RollBackEvent =
  | SessionBack
  | ({ readonly type: "review.opened" } & RollBackPair)
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
