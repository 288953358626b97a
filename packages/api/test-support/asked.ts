import { Clock, Duration, Effect } from "effect"
import type { LocalService } from "./local-service.ts"
import { standingClock } from "./standing-clock.ts"

/** What a service was asked, one line for each request; an override stands before the method it travels as. */
export const asked = ({ seen }: LocalService): ReadonlyArray<string> =>
  seen.map(({ method, url, headers }) => {
    const override = headers["x-http-method-override"]
    return `${override === undefined ? "" : `${String(override)} as `}${method} ${url}`
  })

const longestPause = 1000

/**
 * Runs a program on a clock that stands still at the given milliseconds: pauses between attempts are over at once, and
 * no call ever takes too long.
 */
export const standingAt =
  (now: number) =>
  <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.provideService(
      program,
      Clock.Clock,
      standingClock(now, (duration) => (Duration.toMillis(duration) < longestPause ? Effect.void : Effect.never))
    )
