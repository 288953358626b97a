import { randomFrom } from "../../contract/support/hostile-values.ts"
import { isWhole, seed } from "./budget.ts"

const shuffled = <One>(all: ReadonlyArray<One>, from: number): ReadonlyArray<One> => {
  const random = randomFrom(from)
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one)
}

/** So many of them as the seed has it, none twice, in their own order. */
export const chosenBy = <One>(from: number, all: ReadonlyArray<One>, count: number): ReadonlyArray<One> => {
  const chosen = new Set(shuffled(all, from).slice(0, count))
  return all.filter((one) => chosen.has(one))
}

/** All cases in the long run; in `npm test` a share of them, which the run's seed chooses. */
export const shareOf = <One>(all: ReadonlyArray<One>, count: number): ReadonlyArray<One> =>
  isWhole ? all : chosenBy(seed, all, count)

/** Each of the first with one of the second: every one of these comes, where there are enough to come with. */
export const pairedBy = <One, Other>(
  from: number,
  all: ReadonlyArray<One>,
  others: ReadonlyArray<Other>
): ReadonlyArray<readonly [One, Other]> => {
  const order = shuffled(others, from)
  return all.flatMap((one, at) => order.slice(at % order.length, (at % order.length) + 1).map((other) => [one, other]))
}

/** Each with each in the long run; in `npm test` each with one, which the run's seed chooses. */
export const sharedPairs = <One, Other>(
  all: ReadonlyArray<One>,
  others: ReadonlyArray<Other>
): ReadonlyArray<readonly [One, Other]> =>
  isWhole ? all.flatMap((one) => others.map((other) => [one, other] as const)) : pairedBy(seed, all, others)
