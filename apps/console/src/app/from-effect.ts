import { type ApiError, isUnauthorized, sentenceOf } from "@command-center/api/transport/api-error"
import { sentenceOfWrite, type WriteError } from "@command-center/api/writes/write-error"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import type { Progressed } from "@command-center/machines/actor-logic/progressed"
import { Effect, type ManagedRuntime, Result } from "effect"
import { type AnyActorRef, fromPromise } from "xstate"

const ofCall = (error: ApiError): Failure => ({
  _tag: error._tag,
  sentence: sentenceOf(error),
  ...(error._tag === "Refused" ? { status: error.status } : {})
})

/** An error of the api as a flow knows it. */
export const failureOf = (error: WriteError): Failure => {
  const sentence = sentenceOfWrite(error)
  if (error._tag === "NotDone") return { ...ofCall(error.error), sentence, lookUp: "notDone" }
  if (error._tag !== "NotLookedUp") return ofCall(error)
  const { error: first, lookUp } = error
  const told = isUnauthorized(lookUp) ? lookUp : (first ?? lookUp)
  return { ...ofCall(told), sentence, lookUp: first === null ? "failedFirst" : "failed" }
}

/** The only bridge between Effect and XState: leaving the state aborts the fiber, and with it the call. */
export const fromEffectWith =
  <R, E>(runtime: ManagedRuntime.ManagedRuntime<R, never>, failure: (error: E) => Failure) =>
  <Input, A>(program: (input: Input) => Effect.Effect<A, E, R>): Task<Input, A, Failure> =>
    fromPromise(({ input, signal }) =>
      runtime.runPromise(Effect.map(Effect.result(program(input)), Result.mapError(failure)), { signal })
    )

export const fromEffect = <R>(runtime: ManagedRuntime.ManagedRuntime<R, never>) => fromEffectWith(runtime, failureOf)

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
