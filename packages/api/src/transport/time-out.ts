import { Deferred, Effect } from "effect"

/** Milliseconds without a byte, after which an answer that has begun is given up. */
const stillness = 60_000

/** How long one attempt may take. */
export interface TimeOut {
  /** A part of it has come, or has been taken. */
  readonly heard: () => void
  /** Ends when it is over. */
  readonly over: Effect.Effect<void>
}

const timesHeard = (milliseconds: number) => {
  let heard = 0
  /** Ends once nothing has been heard for so long. */
  const still = (seen: number): Effect.Effect<void> =>
    Effect.andThen(
      Effect.sleep(milliseconds),
      Effect.suspend(() => (heard === seen ? Effect.void : still(heard)))
    )
  return {
    hear: () => {
      heard += 1
      return heard
    },
    still: Effect.suspend(() => still(heard))
  }
}

/** For what is sent and takes as long as it takes: an end only where it does not go on. */
export const timeOutWithoutProgress = (milliseconds: number): TimeOut => {
  const { hear, still } = timesHeard(milliseconds)
  return { heard: () => void hear(), over: still }
}

/** For answers whose length nobody knows: an end only where nothing comes, before the first byte and between later ones. */
export const timeOutWithoutBytes = (beforeFirst: number): TimeOut => {
  const began = Deferred.makeUnsafe<void>()
  const { hear, still } = timesHeard(stillness)
  return {
    heard: () => {
      if (hear() === 1) Deferred.doneUnsafe(began, Effect.void)
    },
    over: Effect.raceFirst(Effect.as(Effect.sleep(beforeFirst), true), Effect.as(Deferred.await(began), false)).pipe(
      Effect.flatMap((isOver) => (isOver ? Effect.void : still))
    )
  }
}

/** For other answers: one time for all of it. */
export const timeOutAfter = (milliseconds: number): TimeOut => ({
  heard: () => undefined,
  over: Effect.sleep(milliseconds)
})
