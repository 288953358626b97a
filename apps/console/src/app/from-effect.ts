import { type ApiError, sentenceOf } from "@command-center/api/transport/api-error"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import type { Progressed } from "@command-center/machines/actor-logic/progressed"
import { Effect, type ManagedRuntime, Result } from "effect"
import { type AnyActorRef, fromPromise } from "xstate"

/** An error of the api as a flow knows it. */
export const failureOf = (error: ApiError): Failure => ({ _tag: error._tag, sentence: sentenceOf(error) })

/** The only bridge between Effect and XState: leaving the state aborts the fiber, and with it the call. */
export const fromEffect =
  <R>(runtime: ManagedRuntime.ManagedRuntime<R, never>) =>
  <Input, A>(program: (input: Input) => Effect.Effect<A, ApiError, R>): Task<Input, A, Failure> =>
    fromPromise(({ input, signal }) =>
      runtime.runPromise(Effect.map(Effect.result(program(input)), Result.mapError(failureOf)), { signal })
    )

/** Tells the flow that invoked an actor how far it has come, as long as it is not called off. */
export const progressTo =
  (self: AnyActorRef, signal: AbortSignal) =>
  (transfer: Transfer): void => {
    if (!signal.aborted) self._parent?.send({ type: "download.progressed", transfer } satisfies Progressed)
  }

/** As `fromEffect`, for a program that says how far it has come: the flow hears of it. */
export const fromDownload =
  <R>(runtime: ManagedRuntime.ManagedRuntime<R, never>) =>
  <Input, A>(
    program: (input: Input, onProgress: (transfer: Transfer) => void) => Effect.Effect<A, ApiError, R>
  ): Task<Input, A, Failure> =>
    fromPromise(({ input, signal, self }) =>
      runtime.runPromise(
        Effect.map(Effect.result(program(input, progressTo(self, signal))), Result.mapError(failureOf)),
        { signal }
      )
    )
