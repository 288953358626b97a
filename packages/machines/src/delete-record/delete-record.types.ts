import type { ToastEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

type Notice = Pick<ToastEmitted, "header" | "text">

/** What tells one deletion from another: its question, its words, what must be typed. */
export interface DeletionDefinition<Row> {
  readonly id: string
  readonly question: (row: Row) => string
  /** What tells the record from another of its name; left out where the name does. */
  readonly detail?: (row: Row) => string | null
  /** What must be typed before it may be confirmed; null where a click is enough. */
  readonly wordOf: ((row: Row) => string) | null
  readonly deleted: (row: Row) => Notice
  readonly failed: (row: Row, reason: string) => Notice
  /** Its words for a failure have no reason: the dialog stays open and tells it. */
  readonly staysOpen?: true
}

export interface DeletionInput<Row> {
  readonly businessEntityId: number
  readonly row: Row
  readonly canEdit: boolean
}

export interface DeletionContext<Row> extends DeletionInput<Row> {
  readonly typed: string
  /** Why it is not known whether it was deleted: it is looked up before it is deleted again. */
  readonly failure: Failure | null
  /** Why it was not deleted the last time, where the dialog stays open for it. */
  readonly refusal: Failure | null
}

/** What the one call takes. */
export interface Deletion<Row> {
  readonly businessEntityId: number
  readonly row: Row
  /** An earlier attempt may have deleted it. */
  readonly mayBeDone: boolean
}

export type DeletionEvent =
  | { readonly type: "typed.changed"; readonly value: string }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }

export interface DeletionOutput {
  readonly deleted: boolean
}

export type DeletionOutcome = Outcome<unknown, Failure>
