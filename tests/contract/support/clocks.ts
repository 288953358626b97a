import { setTimeout as wait } from "node:timers/promises"
import { Clock, Duration, Effect } from "effect"
import { standingClock } from "../../../packages/api/test-support/standing-clock.ts"

const on =
  (sleep: Clock.Clock["sleep"]) =>
  <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.provideService(program, Clock.Clock, standingClock(Date.now(), sleep))

/** Milliseconds: retries pause for less, time-outs wait for longer. */
const shortest = 20_000

/** Pauses before retries are over at once; no call ever takes too long. */
export const withoutPauses = on((duration) => (Duration.toMillis(duration) < shortest ? Effect.void : Effect.never))

/** The first call takes too long as soon as something has happened; no other ever does. */
export const lateAfter = (happened: () => Promise<boolean>) => {
  let isFirst = true
  return on((duration) => {
    if (Duration.toMillis(duration) < shortest) return Effect.void
    if (!isFirst) return Effect.never
    isFirst = false
    return Effect.promise(async () => {
      while (!(await happened())) await wait(10)
    })
  })
}
