import fc from "fast-check"
import { expect, it } from "vitest"
import { holdsId, rowIds } from "./row-ids.ts"

it("are each there once, in their order", () => {
  expect(rowIds([3, 1, 3, 2, 1])).toEqual(Float64Array.of(3, 1, 2))
})

it.each([
  ["that lie close together", fc.integer({ min: -20, max: 60 })],
  ["that lie far apart", fc.maxSafeInteger()],
  ["of both kinds", fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeInteger())]
])("one is found among ids %s, and no other number is", (_, id) => {
  fc.assert(
    fc.property(fc.array(id), fc.array(fc.oneof(id, fc.double())), (ids, asked) => {
      const held = rowIds(ids)
      for (const each of [...asked, ...ids, ...ids.map((one) => one + 1)]) {
        expect(holdsId(held, each)).toBe(ids.includes(each))
      }
    })
  )
})
