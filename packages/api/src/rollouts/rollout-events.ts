import { JournalEntry, RolloutSummary, TargetRecord, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { RolloutTold } from "@command-center/domain/rollout/rollout-told"
import { Effect, Result, Schema } from "effect"
import { jsonOf } from "../transport/answer.ts"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import type { Call } from "../transport/call.ts"
import { Http } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"
import { readBy } from "./rollout-answer.ts"
import { type RolloutError, rolloutErrorOf } from "./rollout-error.ts"
import { serverEvents } from "./server-events.ts"

/** Something of a rollout that has changed, as it is now. */
export const RolloutEvent = Schema.Union([
  Schema.Struct({ event: Schema.Literal("rollout"), data: RolloutTold }),
  Schema.Struct({ event: Schema.Literal("wave"), data: WaveFigures }),
  Schema.Struct({ event: Schema.Literal("target"), data: TargetRecord }),
  Schema.Struct({ event: Schema.Literal("journal"), data: JournalEntry })
])
export type RolloutEvent = typeof RolloutEvent.Type

const kinds: ReadonlySet<string> = new Set(["rollout", "wave", "target", "journal"])
const readEvent = readBy(RolloutEvent, "an event of a rollout")

/** A rollout of a list that is new or has changed, as it is now. */
const ListedEvent = Schema.Struct({ event: Schema.Literal("rollout"), data: RolloutSummary })
type ListedEvent = typeof ListedEvent.Type
const readListed = readBy(ListedEvent, "an event of a list of rollouts")

/** Milliseconds until a stream begins. */
const begun = 30_000

export interface Following<Event> {
  /** The last event that was taken; null for none. What is missed meanwhile comes first. */
  readonly after: string | null
  /** Told once the service is heard: what happens arrives from then on. */
  readonly onBegun: () => void
  /** Told of each event in its order, with its id. */
  readonly onEvent: (event: Event, id: string | null) => void
}

/** What is followed: where, and how its events are read; those of other kinds, which a later service may add, are not. */
interface Followed<Event> {
  readonly place: Call<unknown>["place"]
  readonly query?: NonNullable<Call<unknown>["query"]>
  readonly kinds: ReadonlySet<string>
  readonly read: (json: unknown) => Result.Result<Event, Unreadable>
}

/** Hands each event over as it arrives, until one cannot be read. */
const receiver = <Event>({ kinds: known, read }: Followed<Event>, { onBegun, onEvent }: Following<Event>) => {
  let failure: ApiError | null = null
  let isHeard = false
  const { take } = serverEvents(({ event, data, id }) => {
    if (failure !== null || !known.has(event)) return
    const given = Result.flatMap(jsonOf(data), (json): Result.Result<Event, ApiError> => read({ event, data: json }))
    if (Result.isFailure(given)) failure = given.failure
    else onEvent(given.success, id)
  })
  return {
    take: (bytes: Uint8Array) => {
      if (!isHeard) onBegun()
      isHeard = true
      take(bytes)
      return failure === null
    },
    end: (): Result.Result<void, ApiError> => (failure === null ? Result.succeed(undefined) : Result.fail(failure))
  }
}

const followed = <Event>(of: Followed<Event>, following: Following<Event>): Effect.Effect<void, RolloutError, Http> =>
  Effect.mapError(
    Effect.flatMap(
      Http,
      (http): Effect.Effect<void, ApiError> =>
        http.send<void>({
          service: "rollouts",
          method: "GET",
          place: of.place,
          accept: "text/event-stream",
          // Whoever follows asks again: an attempt made anew here would tell what was told.
          intent: "write",
          timeout: begun,
          isOpenEnded: true,
          ...(of.query === undefined ? {} : { query: of.query }),
          ...(following.after === null ? {} : { lastEventId: following.after }),
          read: (): Result.Result<void, Unreadable> => Result.fail(unreadable("the answer", "a stream of events")),
          receive: () => receiver(of, following)
        })
    ),
    rolloutErrorOf
  )

/**
 * Follows a rollout until the service ends the stream, or it breaks: whoever follows asks again after the last event it
 * was told of. A stream without a byte for a minute is given up; a service sends comments meanwhile.
 */
export const followRollout = (id: string, following: Following<RolloutEvent>) =>
  followed({ place: paths.rolloutPart(id, "events"), kinds, read: readEvent }, following)

/** Follows the rollouts of an account and those below it in the same way. */
export const followRollouts = (businessEntityId: number, following: Following<ListedEvent>) =>
  followed(
    { place: paths.rolloutsEvents, query: { businessEntityId }, kinds: new Set(["rollout"]), read: readListed },
    following
  )
