import { groupBy } from "../rows/group-by.ts"

/** What is to run at an instant. */
interface Run {
  readonly id: number
  /** ISO UTC text. */
  readonly runAt: string
}

const secondMs = 1000

/** When the one at a place (from 0) of so many runs, spread from an instant over so many minutes (ISO UTC text). */
export const spreadAt = (runAt: string, place: number, count: number, minutes: number): string =>
  new Date(Date.parse(runAt) + Math.floor((place * minutes * 60) / count) * secondMs).toISOString()

/**
 * When each runs, by its id: those of one instant evenly over so many minutes from it, by the second and in the order of
 * their ids, so that it is the same whoever asks, in whatever order.
 */
export const spreadRuns = (runs: ReadonlyArray<Run>, minutes: number): ReadonlyMap<number, string> => {
  const together = groupBy(runs, ({ runAt }) => runAt)
  return new Map(
    [...together].flatMap(([runAt, group]) =>
      group
        .toSorted((left, right) => left.id - right.id)
        .map(({ id }, place): [number, string] => [id, spreadAt(runAt, place, group.length, minutes)])
    )
  )
}
