import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Where a record is looked for: the account and the record's own id. */
export interface RecordInput {
  readonly businessEntityId: number
  readonly id: number
}

export interface RecordContext<Found> extends RecordInput {
  readonly record: Found | null
  readonly failure: LoadFailure | null
  /** The answer that is awaited takes long. */
  readonly isWaitLong: boolean
}

/** Null where there is no such record at the account. */
export type RecordOutcome<Found> = Outcome<Found | null, Failure>

/** `cancel`: the answer is not waited for any longer. `refresh.asked`: the connection is back, or what is shown was changed beside it. */
export type RecordEvent = { readonly type: "retry" } | { readonly type: "cancel" } | { readonly type: "refresh.asked" }

export type RecordEmitted = UnauthorizedEmitted
