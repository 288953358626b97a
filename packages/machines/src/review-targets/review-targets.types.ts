import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** What would be laid over the configurations of UTGs. */
interface ReviewedValues {
  readonly kind: "profile" | "template"
  readonly id: number
}

export interface ReviewTargetsInput {
  readonly businessEntityId: number
  readonly of: ReviewedValues
  readonly targets: ReadonlyArray<UtgRow>
}

export interface ValuesLoad {
  readonly businessEntityId: number
  readonly of: ReviewedValues
}

export interface ConfigLoad {
  readonly businessEntityId: number
  readonly target: UtgRow | null
}

/** The values that differ, or why they are not known. */
export type TargetChanges = Outcome<ReadonlyArray<ReadableChange>, Failure>

export interface ReviewTargetsContext extends ReviewTargetsInput {
  /** What would be laid over; null until it is read. */
  readonly values: unknown
  /** Why that could not be read. */
  readonly failure: Failure | null
  /** The UTGs whose configuration is still to be read, the next one first. */
  readonly queue: ReadonlyArray<number>
  readonly changes: Readonly<Record<number, TargetChanges>>
}

export type ReviewTargetsEvent =
  /** By component id; one that could not be read is read again. */
  { readonly type: "target.opened"; readonly id: number } | { readonly type: "retry" }

export type ReviewTargetsEmitted = UnauthorizedEmitted

/** A configuration, or what is laid over it, as JSON. */
export type JsonOutcome = Outcome<unknown, Failure>
