import { type ApiError, sentenceOf } from "@command-center/api/transport/api-error"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import { Effect, type ManagedRuntime, Result } from "effect"
import { fromPromise } from "xstate"

/** An error of the api as a flow knows it. */
export const failureOf = (error: ApiError): Failure => ({ _tag: error._tag, sentence: sentenceOf(error) })

/** The only bridge between Effect and XState: leaving the state aborts the fiber, and with it the call. */
export const fromEffect =
  <R>(runtime: ManagedRuntime.ManagedRuntime<R, never>) =>
  <Input, A>(program: (input: Input) => Effect.Effect<A, ApiError, R>): Task<Input, A, Failure> =>
    fromPromise(({ input, signal }) =>
      runtime.runPromise(Effect.map(Effect.result(program(input)), Result.mapError(failureOf)), { signal })
    )
