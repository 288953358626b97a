import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSameJson } from "../json/same-json.ts"
import { type CollisionSide, mergedConfig, withChoices } from "./merge.ts"
import { pathKey } from "./setting-path.ts"

const names = fc.constantFrom("a", "b", "c")
const leaves = fc.constantFrom<unknown>(0, 1, "x", null, true)

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaves,
    fc.dictionary(names, tie("value"), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie("value"), { maxLength: 3 })
  )
})).value

const device = fc.record({ taskDesc: fc.constantFrom("1", "2", "3", "4"), a: leaves, b: leaves })

const configs = fc.record({
  deviceConfig: fc.record({
    device: fc.uniqueArray(device, { maxLength: 4, selector: ({ taskDesc }) => taskDesc })
  }),
  rest: values
})

const chosen = (was: unknown, mine: unknown, theirs: unknown, side: CollisionSide): unknown => {
  const { merged, collisions } = mergedConfig(was, mine, theirs)
  return withChoices(merged, collisions, new Map(collisions.map(({ path }) => [pathKey(path), side])))
}

describe("any two changes", () => {
  it("are all mine where they changed nothing, and all theirs where I changed nothing", () => {
    fc.assert(
      fc.property(configs, configs, (was, other) => {
        expect(mergedConfig(was, other, was)).toEqual({ merged: other, collisions: [] })
        expect(mergedConfig(was, was, other)).toEqual({ merged: other, collisions: [] })
        expect(mergedConfig(was, other, structuredClone(other))).toEqual({ merged: other, collisions: [] })
      }),
      { numRuns: 300 }
    )
  })

  it("collide alike from both sides, and what is chosen does not depend on the side", () => {
    fc.assert(
      fc.property(configs, configs, configs, (was, mine, theirs) => {
        const [here, there] = [mergedConfig(was, mine, theirs), mergedConfig(was, theirs, mine)]
        expect(new Set(here.collisions.map(({ shown }) => shown))).toEqual(
          new Set(there.collisions.map(({ shown }) => shown))
        )
        // Where both added entries, mine stand first.
        const bag = (value: unknown) => JSON.stringify(value).split("").toSorted().join("")
        expect(bag(chosen(was, mine, theirs, "theirs"))).toBe(bag(chosen(was, theirs, mine, "mine")))
        expect(chosen(was, mine, theirs, "mine")).toEqual(here.merged)
      }),
      { numRuns: 1000 }
    )
  })

  it("collide only where both changed, each in a place of its own", () => {
    fc.assert(
      fc.property(configs, configs, configs, (was, mine, theirs) => {
        const { collisions } = mergedConfig(was, mine, theirs)
        expect(new Set(collisions.map(({ path }) => pathKey(path))).size).toBe(collisions.length)
        for (const each of collisions) {
          const pairs = [
            [each.was, each.mine],
            [each.was, each.theirs],
            [each.mine, each.theirs]
          ] as const
          expect(pairs.some(([one, other]) => isSameJson(one, other))).toBe(false)
        }
      }),
      { numRuns: 1000 }
    )
  })
})
