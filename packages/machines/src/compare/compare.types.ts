import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export type ComparedKind = "utg" | "profile"

/** A UTG or a profile by its own id. */
export interface ComparedRef {
  readonly kind: ComparedKind
  readonly id: number
}

/** A UTG or a profile with its configuration, as it was read. */
export interface Compared {
  readonly name: string
  readonly config: unknown
}

export type ComparedSide = "left" | "right"

export interface CompareInput {
  readonly businessEntityId: number
  /** Null while nothing is chosen for it. */
  readonly left: ComparedRef | null
  readonly right: ComparedRef | null
}

/** One side of the comparison; nothing is known of it while it was neither found nor missed and nothing failed. */
export interface ComparedPart {
  readonly ref: ComparedRef | null
  readonly found: Compared | null
  /** There is no such UTG or profile, or it has no configuration. */
  readonly isMissing: boolean
  readonly failure: LoadFailure | null
}

export interface CompareContext {
  readonly businessEntityId: number
  readonly left: ComparedPart
  readonly right: ComparedPart
  readonly onlyDifferences: boolean
  /** What is to be read has been awaited for long. */
  readonly isWaitLong: boolean
}

/** What is to be read; null for a side of which nothing is. */
export interface ComparedLoad {
  readonly businessEntityId: number
  readonly left: ComparedRef | null
  readonly right: ComparedRef | null
}

/** What reading a side came to: null in a success where there is no such thing. */
export type ComparedOutcome = Outcome<Compared | null, Failure>

/** Each side by itself, so that one may fail without the other; null where nothing was to be read. */
export interface ComparedAnswer {
  readonly left: ComparedOutcome | null
  readonly right: ComparedOutcome | null
}

export type CompareEvent =
  | { readonly type: "side.chosen"; readonly side: ComparedSide; readonly ref: ComparedRef | null }
  | { readonly type: "swap" }
  /** Reads again what could not be read. */
  | { readonly type: "retry" }
  /** Does not wait for what takes long to be read. */
  | { readonly type: "cancel" }
  | { readonly type: "onlyDifferences.toggled" }

export type CompareEmitted = UnauthorizedEmitted
