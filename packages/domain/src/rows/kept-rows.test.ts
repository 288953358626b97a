import { expect, it } from "vitest"
import { keptRows } from "./kept-rows.ts"
import { sampleRow } from "./sample-list.ts"

const before = [sampleRow({ id: 1, name: "a" }), sampleRow({ id: 2, name: "b" }), sampleRow({ id: 3 })]

it("rows that hold the same at the same place are the very rows of before, all others the new ones", () => {
  const after = [
    sampleRow({ id: 1, name: "a" }),
    sampleRow({ id: 2, name: "other" }),
    sampleRow({ id: 4 }),
    sampleRow({ id: 5 })
  ]
  const kept = keptRows(before, after)
  expect(kept).toEqual(after)
  expect(kept.map((row, index) => row === before[index])).toEqual([true, false, false, false])
})

it.each([
  ["fewer rows", before, before.slice(0, 1)],
  ["no rows", before, []],
  ["first rows", [], before]
])("%s are as they come", (_, earlier, later) => {
  expect(keptRows(earlier, later)).toEqual(later)
})
