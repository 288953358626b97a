import { JournalEntry, RolloutSummary, TargetRecord, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { Effect, Result, Schema } from "effect"
import { jsonOf } from "../transport/answer.ts"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import { Http } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"
import { readBy } from "./rollout-answer.ts"
import { type RolloutError, rolloutErrorOf } from "./rollout-error.ts"
import { type ServerEvent, serverEvents } from "./server-events.ts"

/** Something of a rollout that has changed, as it is now. */
export const RolloutEvent = Schema.Union([
  Schema.Struct({ event: Schema.Literal("rollout"), data: RolloutSummary }),
  Schema.Struct({ event: Schema.Literal("wave"), data: WaveFigures }),
  Schema.Struct({ event: Schema.Literal("target"), data: TargetRecord }),
  Schema.Struct({ event: Schema.Literal("journal"), data: JournalEntry })
])
export type RolloutEvent = typeof RolloutEvent.Type

const kinds: ReadonlySet<string> = new Set(["rollout", "wave", "target", "journal"])
const readEvent = readBy(RolloutEvent, "an event of a rollout")

/** Null for a kind that a later service may add. */
const eventOf = ({ event, data }: ServerEvent): Result.Result<RolloutEvent | null, ApiError> =>
  kinds.has(event)
    ? Result.flatMap(jsonOf(data), (json): Result.Result<RolloutEvent, ApiError> => readEvent({ event, data: json }))
    : Result.succeed(null)

/** Milliseconds until a stream begins. */
const begun = 30_000

export interface Following {
  /** The last event that was taken; null for none. What is missed meanwhile comes first. */
  readonly after: string | null
  /** Told of each event in its order, with its id. */
  readonly onEvent: (event: RolloutEvent, id: string | null) => void
}

/**
 * Follows a rollout until the service ends the stream, or it breaks: whoever follows asks again after the last event it
 * was told of. A stream without a byte for a minute is given up; a service sends comments meanwhile.
 */
export const followRollout = (id: string, { after, onEvent }: Following): Effect.Effect<void, RolloutError, Http> =>
  Effect.mapError(
    Effect.flatMap(
      Http,
      (http): Effect.Effect<void, ApiError> =>
        http.send<void>({
          service: "rollouts",
          method: "GET",
          place: paths.rolloutPart(id, "events"),
          accept: "text/event-stream",
          // Whoever follows asks again: an attempt made anew here would tell what was told.
          intent: "write",
          timeout: begun,
          isOpenEnded: true,
          ...(after === null ? {} : { lastEventId: after }),
          read: (): Result.Result<void, Unreadable> => Result.fail(unreadable("the answer", "a stream of events")),
          receive: () => {
            let failure: ApiError | null = null
            const { take } = serverEvents((given) => {
              const event = eventOf(given)
              if (Result.isFailure(event)) failure ??= event.failure
              else if (failure === null && event.success !== null) onEvent(event.success, given.id)
            })
            return {
              take: (bytes) => {
                take(bytes)
                return failure === null
              },
              end: () => (failure === null ? Result.succeed(undefined) : Result.fail(failure))
            }
          }
        })
    ),
    rolloutErrorOf
  )
