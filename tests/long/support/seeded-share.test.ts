import { expect, it } from "vitest"
import { chosenBy, pairedBy } from "./seeded-share.ts"

const all = Array.from({ length: 20 }, (_, at) => at)
const seeds = Array.from({ length: 100 }, (_, at) => at - 50)

it("chooses so many, none twice, in their order, and the same for the same seed", () => {
  for (const seed of seeds) {
    const chosen = chosenBy(seed, all, 3)
    expect(chosen).toHaveLength(3)
    expect(chosen).toEqual([...new Set(chosen)].toSorted((one, other) => one - other))
    expect(chosenBy(seed, all, 3)).toEqual(chosen)
  }
})

it("leaves none out for good: each comes with some seed", () => {
  expect(new Set(seeds.flatMap((seed) => chosenBy(seed, all, 1))).size).toBe(all.length)
})

it("takes all there are where the share is larger", () => {
  expect(chosenBy(7, [1, 2], 5)).toEqual([1, 2])
})

it("gives each a partner, every partner comes, and another seed has others", () => {
  const partners = ["a", "b", "c", "d"]
  const pairs = seeds.map((seed) => pairedBy(seed, all, partners))
  for (const pair of pairs) {
    expect(pair.map(([one]) => one)).toEqual(all)
    expect(new Set(pair.map(([, other]) => other)).size).toBe(partners.length)
  }
  expect(new Set(pairs.map((pair) => pair[0]?.[1])).size).toBe(partners.length)
})
