import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { type TimeOut, timeOutAfter, timeOutWithoutBytes } from "./time-out.ts"

/** Whether it is over, asked after each of these pauses in seconds; a negative one brings a piece first. */
const overAfter = (timeOut: TimeOut, pauses: ReadonlyArray<number>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(timeOut.over)
      const seen: Array<boolean> = []
      for (const pause of pauses) {
        if (pause < 0) timeOut.heard()
        yield* TestClock.adjust(Math.abs(pause) * 1000)
        seen.push(fiber.pollUnsafe() !== undefined)
      }
      yield* Fiber.interrupt(fiber)
      return seen
    }).pipe(Effect.provide(TestClock.layer()))
  )

it("waits for the first byte as long as it is told", async () => {
  expect(await overAfter(timeOutWithoutBytes(600_000), [599, 2])).toEqual([false, true])
})

it("has no end while bytes flow, however long that is", async () => {
  const minutes = Array.from({ length: 60 }, () => -59)
  expect(await overAfter(timeOutWithoutBytes(600_000), minutes)).toEqual(minutes.map(() => false))
})

it("ends a minute or two after the last byte", async () => {
  expect(await overAfter(timeOutWithoutBytes(600_000), [5, -30, -29, 59, 61])).toEqual([
    false,
    false,
    false,
    false,
    true
  ])
})

it("of other answers does not ask for bytes", async () => {
  expect(await overAfter(timeOutAfter(30_000), [-29, -2])).toEqual([false, true])
})
