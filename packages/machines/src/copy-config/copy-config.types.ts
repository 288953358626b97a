import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Whose configuration: a UTG's or a profile's, by its own id. */
export interface CopyConfigInput {
  readonly businessEntityId: number
  readonly id: number
}

export type CopyConfigEvent = { readonly type: "copy" }

/** The configuration as it is now, and the text it came as, where it came as one: that has all digits of its numbers. */
export interface ConfigToCopy {
  readonly config: unknown
  readonly text: string | null
}

export type ConfigOutcome = Outcome<ConfigToCopy, Failure>
