import fc from "fast-check"
import { expect, it } from "vitest"
import { facetTest } from "./facet-test.ts"
import { readIdRange, writeIdRanges } from "./id-range.ts"

it("ranges of ids hold exactly the ids that they were written for, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300)), (ids) => {
      const written = writeIdRanges(ids)
      const holds = facetTest("number", written)
      const held = Array.from({ length: 302 }, (_, id) => id).filter((id) => holds(String(id)))
      expect(held).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
      expect(written.length).toBeLessThanOrEqual(new Set(ids).size)
    })
  )
})

it("consecutive ids are one range, and no value lies in none", () => {
  expect(writeIdRanges([5, 3, 4, 9, 4])).toEqual(["3/5", "9"])
  expect(facetTest("number", ["0/9"])("")).toBe(false)
  expect(["5/3", "a", "1/2/3", "", "-1/4", "1e3"].map(readIdRange)).toEqual([null, null, null, null, null, null])
})
