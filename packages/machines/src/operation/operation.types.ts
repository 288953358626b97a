import type {
  Instruction,
  OperationPlan,
  OperationRecord,
  TargetResult
} from "@command-center/domain/operation/operation"
import type { MadeAgain } from "@command-center/domain/operation/operation-results"
import type { Duplicate } from "@command-center/domain/write/made"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"

/** A new operation, or one that was kept: nothing of that is sent until the user says so. */
export type OperationInput = { readonly plan: OperationPlan } | { readonly record: OperationRecord }

/** One call with the operation it belongs to, in which its targets are marked as under way. */
export interface InstructionCall {
  readonly record: OperationRecord
  readonly instruction: Instruction
}

/**
 * What an answered call says of single targets; a target it does not name was accepted. An answer to a call for many
 * may accept some, refuse some and be silent about others.
 */
export type CallResults = ReadonlyArray<readonly [id: number, result: TargetResult]>

export type CallOutcome = Outcome<CallResults, Failure>

/** What a look at the service tells of a target whose call was never answered. */
export interface LookedUp {
  readonly id: number
  readonly state: "found" | "missing" | "unclear"
  /** The id of what was found. */
  readonly detail?: string
  /** The task that was found, where it is one. */
  readonly taskId?: number
  /** What was found for the target once more. */
  readonly again?: ReadonlyArray<Duplicate>
}

/** What is to go, since it is there more than once. */
export interface OthersToRemove {
  readonly record: OperationRecord
  readonly others: ReadonlyArray<MadeAgain>
}

export interface UnknownTargets {
  readonly record: OperationRecord
  readonly instructions: ReadonlyArray<Instruction>
}

export type LookUpOutcome = Outcome<ReadonlyArray<LookedUp>, Failure>

export interface OperationContext {
  readonly record: OperationRecord
  /** Whether it was read from the browser's store, and not begun on this page. */
  readonly isReopened: boolean
  readonly waiting: ReadonlyArray<Instruction>
  /** The instructions whose call is under way. */
  readonly calling: ReadonlyArray<Instruction>
  /** The targets chosen again of which it is looked up first whether they need it. */
  readonly chosen: ReadonlyArray<number>
  /** Why nothing could be looked up, or not be removed. */
  readonly failure: string | null
}

export type OperationEvent =
  | SessionBack
  | { readonly type: "stop" }
  | { readonly type: "retry"; readonly ids: ReadonlyArray<number> }
  /** Of what is there more than once, one stays. */
  | { readonly type: "others.removed" }
  | { readonly type: "copy" }
  | { readonly type: "download" }
  /** The rest stays kept in the browser. */
  | { readonly type: "close" }
  /** The browser's store is to forget the operation: asked first. */
  | { readonly type: "forget" }
  | { readonly type: "forget.confirmed" }
  | { readonly type: "forget.cancelled" }
  | { readonly type: `xstate.done.actor.call.${string}`; readonly actorId: string; readonly output: CallOutcome }
  | { readonly type: `xstate.error.actor.call.${string}`; readonly actorId: string; readonly error: unknown }

export interface CallSettled {
  readonly actorId: string
  readonly outcome: CallOutcome
}

/** The browser keeps the operation as it is now: before a call leaves, and after each answer. */
interface OperationKeptEmitted {
  readonly type: "operation.kept"
  readonly record: OperationRecord
}

interface OperationForgottenEmitted {
  readonly type: "operation.forgotten"
  readonly id: string
}

/** The operation stays in the browser's store; this tab is done with it. */
interface OperationClosedEmitted {
  readonly type: "operation.closed"
  readonly id: string
}

export type OperationEmitted = Emitted | OperationKeptEmitted | OperationForgottenEmitted | OperationClosedEmitted
