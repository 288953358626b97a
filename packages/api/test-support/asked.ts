import { Clock, Duration, Effect } from "effect"
import type { LocalService } from "./local-service.ts"

/** What a service was asked, one line for each request; an override stands before the method it travels as. */
export const asked = ({ seen }: LocalService): ReadonlyArray<string> =>
  seen.map(({ method, url, headers }) => {
    const override = headers["x-http-method-override"]
    return `${override === undefined ? "" : `${String(override)} as `}${method} ${url}`
  })

const longestPause = 1000

/** A clock that stands still: pauses between attempts are over at once, and no call ever takes too long. */
const standingClock = (now: number): Clock.Clock => ({
  currentTimeMillisUnsafe: () => now,
  currentTimeMillis: Effect.succeed(now),
  currentTimeNanosUnsafe: () => BigInt(now) * 1_000_000n,
  currentTimeNanos: Effect.succeed(BigInt(now) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => 0n,
  monotonicTimeNanos: Effect.succeed(0n),
  sleep: (duration) => (Duration.toMillis(duration) < longestPause ? Effect.void : Effect.never)
})

/** Runs a program on a clock that stands still at the given milliseconds. */
export const standingAt =
  (now: number) =>
  <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.provideService(program, Clock.Clock, standingClock(now))
