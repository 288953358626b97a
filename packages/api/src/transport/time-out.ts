import { Deferred, Effect } from "effect"

/** Milliseconds without a byte, after which an answer that has begun is given up. */
const stillness = 60_000

/** How long one attempt may take. */
export interface TimeOut {
  /** A part of the answer has come. */
  readonly heard: () => void
  /** Ends when it is over. */
  readonly over: Effect.Effect<void>
}

/** For answers whose length nobody knows: an end only where nothing comes, before the first byte and between later ones. */
export const timeOutWithoutBytes = (beforeFirst: number): TimeOut => {
  const began = Deferred.makeUnsafe<void>()
  let heard = 0
  const still = (seen: number): Effect.Effect<void> =>
    Effect.andThen(
      Effect.sleep(stillness),
      Effect.suspend(() => (heard === seen ? Effect.void : still(heard)))
    )
  return {
    heard: () => {
      heard += 1
      if (heard === 1) Deferred.doneUnsafe(began, Effect.void)
    },
    over: Effect.raceFirst(Effect.as(Effect.sleep(beforeFirst), true), Effect.as(Deferred.await(began), false)).pipe(
      Effect.flatMap((isOver) => (isOver ? Effect.void : still(heard)))
    )
  }
}

/** For other answers: one time for all of it. */
export const timeOutAfter = (milliseconds: number): TimeOut => ({
  heard: () => undefined,
  over: Effect.sleep(milliseconds)
})
