import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Where a record is looked for: the account and the record's own id. */
export interface RecordInput {
  readonly businessEntityId: number
  readonly id: number
}

export interface RecordContext<Found> extends RecordInput {
  readonly record: Found | null
  readonly failure: Failure | null
}

/** Null where there is no such record at the account. */
export type RecordOutcome<Found> = Outcome<Found | null, Failure>

export type RecordEvent = { readonly type: "retry" }

export type RecordEmitted = UnauthorizedEmitted
