import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** One thing to call for; `id` is unique within an operation, `name` is what a report calls it. */
export interface OperationTarget {
  readonly id: number
  readonly name: string
}

/** Unknown: the call left and no answer tells what became of it, so it is never repeated unasked. */
export type TargetResult =
  | { readonly status: "succeeded" }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "unknown"; readonly failure: Failure | null }
  | { readonly status: "notSent" }

export interface TargetReport<Target> {
  readonly target: Target
  readonly result: TargetResult
}

/** One entry per target, in the order of the targets. */
export type OperationReport<Target> = ReadonlyArray<TargetReport<Target>>

export interface Notice {
  readonly header?: string
  readonly text: string
}

/** What is said when everything succeeded, and when not, with the first reason known. */
export interface OperationMessages {
  readonly succeeded: Notice
  readonly failed: (reason: string) => Notice
}

export interface OperationInput<Target> {
  readonly targets: ReadonlyArray<Target>
  readonly messages: OperationMessages
}

export interface OperationContext<Target> {
  readonly targets: ReadonlyArray<Target>
  readonly waiting: ReadonlyArray<Target>
  /** Ids of the targets whose call is under way. */
  readonly calling: ReadonlyArray<number>
  readonly results: ReadonlyMap<number, TargetResult>
  readonly messages: OperationMessages
}

export type OperationEvent =
  | { readonly type: "stop" }
  | { readonly type: "retry"; readonly ids: ReadonlyArray<number> }
  | { readonly type: "close" }
  | {
      readonly type: `xstate.done.actor.call.${number}`
      readonly actorId: string
      readonly output: Outcome<unknown, Failure>
    }
  | { readonly type: `xstate.error.actor.call.${number}`; readonly actorId: string; readonly error: unknown }

export interface CallSettled {
  readonly actorId: string
  readonly outcome: Outcome<unknown, Failure>
}
