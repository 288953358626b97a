import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inOrder } from "./rollout-order.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { cutWaves } from "./wave-cut.ts"

const sizes = fc.array(
  fc.oneof(
    fc.nat(40).map((count) => ({ count })),
    fc.double({ min: 0, max: 100, noNaN: true }).map((percent) => ({ percent }))
  ),
  { minLength: 1, maxLength: 12 }
)
const targets = fc
  .uniqueArray(fc.record({ id: fc.nat(5000), merchant: fc.option(fc.constantFrom("A", "B", "C", " ")) }), {
    selector: ({ id }) => id,
    maxLength: 120
  })
  .map((given) => given.map(({ id, merchant }) => sampleTarget(id, { merchant })))
const orders = fc.oneof(
  fc.constant({ kind: "listed" } as const),
  fc.integer().map((seed) => ({ kind: "random", seed }) as const),
  fc.constant({ kind: "onePerMerchant" } as const)
)
const ids = (list: ReadonlyArray<{ readonly id: number }>) => list.map(({ id }) => id)

describe("waves", () => {
  it("have every target once, in the plan's order, whatever the sizes", () => {
    fc.assert(
      fc.property(sizes, targets, orders, (chosen, given, order) => {
        const waves = cutWaves({ order, waves: chosen.map((size) => sampleWave({ size })) }, given)
        expect(waves).toHaveLength(chosen.length)
        expect(ids(waves.flat())).toEqual(ids(inOrder(given, order)))
        expect(ids(waves.flat()).toSorted((a, b) => a - b)).toEqual(ids(given).toSorted((a, b) => a - b))
      })
    )
  })

  it("have as many as was said while there are as many; the last takes the rest", () => {
    const cut = (...chosen: ReadonlyArray<{ count: number } | { percent: number }>) =>
      cutWaves({ order: { kind: "listed" }, waves: chosen.map((size) => sampleWave({ size })) }, samplePlan(30).targets)
    expect(cut({ count: 1 }, { percent: 100 / 3 }, { count: 2 }).map(({ length }) => length)).toEqual([1, 10, 19])
    expect(cut({ percent: 1 }, { percent: 9 }, { percent: 90 }).map(({ length }) => length)).toEqual([1, 2, 27])
    expect(cut({ count: 40 }, { count: 1 }).map(({ length }) => length)).toEqual([30, 0])
  })
})

describe("an order", () => {
  it("by a seed is the same in whatever order they are listed, and another for another seed", () => {
    fc.assert(
      fc.property(targets, fc.integer(), (given, seed) => {
        const order = { kind: "random", seed } as const
        expect(ids(inOrder(given.toReversed(), order))).toEqual(ids(inOrder(given, order)))
      })
    )
    const many = samplePlan(100).targets
    const [one, two] = [1, 2].map((seed) => ids(inOrder(many, { kind: "random", seed })))
    expect(one).not.toEqual(two)
    expect(one).not.toEqual(ids(many))
    expect(one?.slice(0, 5)).toEqual(ids(inOrder(many, { kind: "random", seed: 1 })).slice(0, 5))
  })

  it("by merchants has one of each first, those of no known merchant after them", () => {
    const given = ["A", "A", null, "B", " ", "C", "B"].map((merchant, at) => sampleTarget(at, { merchant }))
    expect(ids(inOrder(given, { kind: "onePerMerchant" }))).toEqual([0, 3, 5, 1, 2, 4, 6])
  })
})
