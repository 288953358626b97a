import type { RolloutError } from "@command-center/api/rollouts/rollout-error"
import type { Http } from "@command-center/api/transport/http"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { Effect, Result } from "effect"
import { type EventObject, fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

/** Follows a stream of the rollout service: what it tells are events of whoever started this; ends as the stream does. */
export const fromStreamWith =
  (runtime: Console["runtime"]) =>
  <Input, Event extends EventObject>(
    follow: (input: Input, tell: (event: Event) => void) => Effect.Effect<void, RolloutError, Http>
  ) =>
    fromPromise<Result.Result<void, Failure>, Input>(({ input, signal, self }) => {
      const tell = (event: Event): void => {
        if (!signal.aborted) self._parent?.send(event)
      }
      return runtime.runPromise(Effect.map(Effect.result(follow(input, tell)), Result.mapError(rolloutFailureOf)), {
        signal
      })
    })
