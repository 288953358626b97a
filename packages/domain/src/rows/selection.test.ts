import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSelected, noneSelected, ofIds, selectedCount, selectedIds, toggled, withoutMissing } from "./selection.ts"

describe("a selection", () => {
  it("holds nothing at first", () => {
    expect([selectedCount(noneSelected), selectedIds(noneSelected), isSelected(noneSelected, 1)]).toEqual([
      0,
      [],
      false
    ])
  })

  it("gains and loses a row, and leaves the one before as it was", () => {
    const before = ofIds([3, 1])
    expect(selectedIds(toggled(before, 2))).toEqual([3, 1, 2])
    expect(selectedIds(toggled(before, 3))).toEqual([1])
    expect(selectedIds(before)).toEqual([3, 1])
  })

  it("holds a row once", () => {
    expect(selectedIds(ofIds([1, 2, 1]))).toEqual([1, 2])
  })

  it("loses what is no longer there, and is the same where nothing is gone", () => {
    const before = ofIds([3, 1, 2])
    expect(selectedIds(withoutMissing(before, [2, 3, 4]))).toEqual([3, 2])
    expect(withoutMissing(before, [1, 2, 3, 4])).toBe(before)
  })

  it("is what a list of ids would be, whatever is done", () => {
    const id = fc.integer({ min: 0, max: 9 })
    const step = fc.oneof(
      fc.record({ toggle: id }),
      fc.record({ keep: fc.array(id) }),
      fc.record({ choose: fc.array(id) })
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let selection = noneSelected
        let plain: ReadonlyArray<number> = []
        for (const each of steps) {
          if ("toggle" in each) {
            selection = toggled(selection, each.toggle)
            plain = plain.includes(each.toggle) ? plain.filter((one) => one !== each.toggle) : [...plain, each.toggle]
          } else if ("keep" in each) {
            selection = withoutMissing(selection, each.keep)
            plain = plain.filter((one) => each.keep.includes(one))
          } else {
            selection = ofIds(each.choose)
            plain = each.choose.filter((one, at) => each.choose.indexOf(one) === at)
          }
          expect([selectedIds(selection), selectedCount(selection)]).toEqual([plain, plain.length])
          expect(plain.every((one) => isSelected(selection, one))).toBe(true)
          expect(isSelected(selection, 10)).toBe(false)
        }
        expect(selectedIds(noneSelected)).toEqual([])
      }),
      { numRuns: 1000 }
    )
  })
})
