import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Where a record is looked for: the account and the record's own id. */
export interface RecordInput {
  readonly businessEntityId: number
  readonly id: number
  /** Of which version, where what is read goes by one. */
  readonly version?: string | null
}

/** What is asked for; the version is null where none is known. */
export type RecordRead = Required<RecordInput>

export interface RecordContext<Found> extends RecordRead {
  readonly record: Found | null
  readonly failure: LoadFailure | null
  /** The answer that is awaited takes long. */
  readonly isWaitLong: boolean
}

/** Null where there is no such record at the account. */
export type RecordOutcome<Found> = Outcome<Found | null, Failure>

export type RecordEvent =
  | { readonly type: "retry" }
  /** The answer is not waited for any longer. */
  | { readonly type: "cancel" }
  /** The connection is back, or what is shown was changed beside it. */
  | { readonly type: "refresh.asked" }
  /** What goes by it is read again where it is another one. */
  | { readonly type: "version.read"; readonly version: string | null }

export type RecordEmitted = UnauthorizedEmitted
