import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Whose configuration: a UTG's or a profile's, by its own id. */
export interface CopyConfigInput {
  readonly businessEntityId: number
  readonly id: number
}

export type CopyConfigEvent = { readonly type: "copy" }

/** The configuration as it is now. */
export type ConfigOutcome = Outcome<unknown, Failure>
