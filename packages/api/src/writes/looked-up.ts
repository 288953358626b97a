import { answered, found, foundAsSent, foundEarlier, type Made } from "@command-center/domain/write/made"
import { isNotConfirmed, mayBeGone, mayBeThere } from "@command-center/domain/write/write-error"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { Effect } from "effect"
import { type ApiError, sentenceOf } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { notDone, notLookedUp, type WriteError } from "./write-error.ts"

type Calls<A> = Effect.Effect<A, ApiError, Http>
type Written<A> = Effect.Effect<A, WriteError, Http>

/** A write, and how it is looked up. */
interface Attempt<A, Seen> {
  readonly send: Calls<A>
  readonly lookUp: Calls<Seen>
}

/** Looks first where an earlier attempt may have done it; `done` tells from what is seen, and null sends. */
const unlessDone = <A, Seen>(
  earlier: Calls<Seen> | null,
  done: (seen: Seen) => A | null,
  send: Written<A>
): Written<A> =>
  earlier === null
    ? send
    : earlier.pipe(
        Effect.mapError((error): WriteError => notLookedUp(null, error)),
        Effect.flatMap((seen) => {
          const result = done(seen)
          return result === null ? send : Effect.succeed(result)
        })
      )

/** What became of a write whose answer was lost, by what is seen of it. */
const settled = <A, Seen>(lookUp: Calls<Seen>, error: ApiError, done: (seen: Seen) => A | null): Written<A> =>
  lookUp.pipe(
    Effect.mapError((reason): WriteError => notLookedUp(error, reason)),
    Effect.flatMap((seen) => {
      const result = done(seen)
      return result === null ? Effect.fail(notDone(error)) : Effect.succeed(result)
    })
  )

interface Creation<A> extends Attempt<A, ReadonlyArray<A>> {
  /** Looks for what an earlier attempt sent, which may be something else; null where none is unsettled. */
  readonly earlier: Calls<ReadonlyArray<A>> | null
  /**
   * What is there exactly as it was sent, where no two may have one name: a browser may send the call twice by itself and
   * show the second answer alone, whose name is taken by the first.
   */
  readonly asSent?: Calls<ReadonlyArray<A>>
  /** What is there exactly as it was sent beside the answered one, where a service takes two of a name. */
  readonly againBeside?: (made: A) => Calls<ReadonlyArray<A>>
}

/** Still a refusal: what is sent again can create no second one. Its sentence says that it could not be looked up. */
const refusedUnseen = (error: ApiError, reason: ApiError): ApiError =>
  error._tag === "Refused"
    ? { ...error, action: null, message: writeMessages.notLookedUp(sentenceOf(error), sentenceOf(reason)) }
    : error

/** A refusal for a taken name stands, unless what is there is what was sent. */
const unlessAsSent = <A>(error: ApiError, asSent: Calls<ReadonlyArray<A>>): Written<Made<A>> =>
  Effect.matchEffect(asSent, {
    onSuccess: (seen) => {
      const made = foundAsSent(seen)
      return made === null ? Effect.fail<WriteError>(error) : Effect.succeed(made)
    },
    onFailure: (reason) => Effect.fail<WriteError>(refusedUnseen(error, reason))
  })

/**
 * Creates a record and never a second one: an answer that does not confirm it has the service looked at, and so has an
 * earlier attempt that was not settled. What is found twice is all told, after an answer, too, where it is looked for.
 */
export const created = <A>(attempt: Creation<A>): Written<Made<A>> => {
  const { send, lookUp, earlier, asSent, againBeside } = attempt
  const seen = (made: A): Effect.Effect<Made<A>, never, Http> =>
    againBeside === undefined
      ? Effect.succeed(answered(made))
      : Effect.map(glance(againBeside(made)), (again) => ({ ...answered(made), again: again ?? [] }))
  const sent = Effect.flatMap(send, seen).pipe(
    Effect.catch((error) => {
      if (isNotConfirmed(error)) return settled(lookUp, error, found<A>)
      return asSent !== undefined && mayBeThere(error) ? unlessAsSent(error, asSent) : Effect.fail<WriteError>(error)
    })
  )
  return unlessDone(earlier, foundEarlier<A>, sent)
}

interface Deletion extends Attempt<unknown, boolean> {
  /** By an earlier attempt. */
  readonly mayBeDone: boolean
}

/**
 * Deletes a record; what is gone is deleted, whichever attempt did it. `lookUp` tells whether it is still there.
 * An answer that says it is gone is believed where an earlier attempt may have deleted it, and else looked up: the
 * browser may have repeated the call.
 */
export const deleted = ({ send, lookUp, mayBeDone }: Deletion): Written<void> => {
  const whenGone = (isThere: boolean): true | null => (isThere ? null : true)
  const afterwards = (error: ApiError): Written<true> => {
    if (isNotConfirmed(error)) return settled(lookUp, error, whenGone)
    if (!mayBeGone(error)) return Effect.fail(error)
    const plain = Effect.fail<WriteError>(error)
    return Effect.matchEffect(lookUp, {
      onSuccess: (isThere) => (isThere ? plain : Effect.succeed<true>(true)),
      onFailure: () => (mayBeDone ? Effect.succeed<true>(true) : plain)
    })
  }
  const sent = Effect.as(send, true as const).pipe(Effect.catch(afterwards))
  return Effect.asVoid(unlessDone(mayBeDone ? lookUp : null, whenGone, sent))
}

/** Changes a record; `lookUp` gives what the change comes to where it is there, and null where it is not. */
export const changed = <A>({ send, lookUp }: Attempt<A, A | null>): Written<A> =>
  send.pipe(
    Effect.catch((error) =>
      isNotConfirmed(error) ? settled(lookUp, error, (seen) => seen) : Effect.fail<WriteError>(error)
    )
  )

/** How long a look after an answered write may hold up what is told of it. */
const glanceLimit = "10 seconds"

/**
 * What is seen right after a write was answered; null where nothing could be seen in time. What was answered stays
 * answered, so that no failure of the look is one of the write.
 */
export const glance = <A>(lookUp: Calls<A>): Effect.Effect<A | null, never, Http> =>
  lookUp.pipe(
    Effect.timeoutOrElse({ duration: glanceLimit, orElse: () => Effect.succeed(null) }),
    Effect.orElseSucceed(() => null)
  )
