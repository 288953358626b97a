import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeHeldColumn } from "./held-column.ts"

const columnOf = (values: ReadonlyArray<unknown>) => {
  const column = makeHeldColumn()
  values.forEach(column.add)
  column.close()
  return column
}

describe("a column of values", () => {
  it.each([
    ["texts", [null, "a", null, "b"], true],
    ["numbers", [null, -0, 1.5, null], false],
    ["flags", [true, null, false], false],
    ["JSON", [{ a: 1 }, null, [2]], false],
    ["nothing", [null, null], true],
    ["what is not there", [undefined, null, undefined], false],
    ["numbers that are none", [Number.NaN, 1, Number.NaN], false],
    ["texts and then a number", [null, "a", 1, "b"], false],
    ["numbers and then a text", [null, 1, "a", null], false],
    ["numbers and then none", [1, Number.NaN, null], false],
    ["flags and then a text", [true, "a"], false]
  ])("of %s gives them back", (_, values, isText) => {
    const column = columnOf(values)
    expect(values.map((_value, row) => column.at(row))).toEqual(values)
    expect(column.text() !== null).toBe(isText)
  })

  it("grows, whether or not it was closed meanwhile", () => {
    for (const value of [7, "a", true]) {
      const column = columnOf([])
      const values = Array.from({ length: 5000 }, (_, row) => (row % 3 === 0 ? null : value))
      values.forEach((each, row) => {
        if (row % 1500 === 0) column.close()
        column.add(each)
      })
      expect(values.map((_, row) => column.at(row))).toEqual(values)
    }
  })

  it("gives any values back", () => {
    const value = fc.oneof(fc.constant(null), fc.string(), fc.double(), fc.boolean(), fc.jsonValue())
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const column = columnOf(values)
        expect(values.map((_, row) => column.at(row))).toEqual(values)
      }),
      { numRuns: 1000 }
    )
  })
})
