import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rowIds } from "./row-ids.ts"
import {
  isSelected,
  noneSelected,
  ofMany,
  type Selection,
  selectedCount,
  selectedIds,
  toggled,
  withoutMissing,
  withoutRows,
  withRows
} from "./selection.ts"

describe("a selection", () => {
  it("holds nothing at first", () => {
    expect([selectedCount(noneSelected), selectedIds(noneSelected), isSelected(noneSelected, 1)]).toEqual([
      0,
      [],
      false
    ])
  })

  it("gains and loses a row, and leaves the one before as it was", () => {
    const before = withRows(noneSelected, [3, 1])
    expect(selectedIds(toggled(before, 2))).toEqual([3, 1, 2])
    expect(selectedIds(toggled(before, 3))).toEqual([1])
    expect(selectedIds(before)).toEqual([3, 1])
  })

  it("holds a row once", () => {
    expect([selectedIds(withRows(noneSelected, [1, 2, 1])), selectedIds(ofMany(rowIds([2, 1, 2])))]).toEqual([
      [1, 2],
      [2, 1]
    ])
  })

  it("takes many rows at once, in their order, and leaves some out one by one", () => {
    const all = ofMany(rowIds([30, 10, 20]))
    const but = toggled(all, 10)
    expect([selectedIds(but), selectedCount(but), isSelected(but, 10), isSelected(but, 20)]).toEqual([
      [30, 20],
      2,
      false,
      true
    ])
    expect(selectedIds(toggled(toggled(but, 10), 5))).toEqual([30, 10, 20, 5])
    expect(selectedIds(withRows(but, [10, 20, 7]))).toEqual([30, 10, 20, 7])
    expect(withRows(all, [10, 30])).toBe(all)
  })

  it("loses what is no longer there, and is the same where nothing is gone", () => {
    const before = withRows(noneSelected, [3, 1, 2])
    expect(selectedIds(withoutMissing(before, rowIds([2, 3, 4])))).toEqual([3, 2])
    expect(withoutMissing(before, rowIds([1, 2, 3, 4]))).toBe(before)
    const all = toggled(ofMany(rowIds([1, 2, 3])), 2)
    expect(withoutMissing(all, rowIds([3, 2, 1]))).toBe(all)
    expect(selectedIds(toggled(withoutMissing(all, rowIds([2, 3])), 2))).toEqual([2, 3])
  })

  it("is what a list of ids would be, whatever is done", () => {
    const id = fc.integer({ min: 0, max: 9 })
    const ids = fc.array(id)
    const step = fc.oneof(
      fc.record({ toggle: id }),
      fc.record({ keep: ids }),
      fc.record({ choose: ids }),
      fc.record({ take: ids }),
      fc.record({ add: ids }),
      fc.record({ remove: ids })
    )
    const once = (given: ReadonlyArray<number>) => given.filter((one, at) => given.indexOf(one) === at)
    const ascending = (given: ReadonlyArray<number>) => given.toSorted((a, b) => a - b)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let selection: Selection = noneSelected
        let plain: ReadonlyArray<number> = []
        for (const each of steps) {
          if ("toggle" in each) {
            selection = toggled(selection, each.toggle)
            plain = plain.includes(each.toggle) ? plain.filter((one) => one !== each.toggle) : [...plain, each.toggle]
          } else if ("keep" in each) {
            selection = withoutMissing(selection, rowIds(each.keep))
            plain = plain.filter((one) => each.keep.includes(one))
          } else if ("add" in each) {
            selection = withRows(selection, each.add)
            plain = once([...plain, ...each.add])
          } else if ("remove" in each) {
            selection = withoutRows(selection, each.remove)
            plain = plain.filter((one) => !each.remove.includes(one))
          } else if ("take" in each) {
            selection = ofMany(rowIds(each.take))
            plain = once(each.take)
          } else {
            selection = withRows(noneSelected, each.choose)
            plain = once(each.choose)
          }
          expect([ascending(selectedIds(selection)), selectedCount(selection)]).toEqual([
            ascending(plain),
            plain.length
          ])
          expect([...Array(11).keys()].filter((one) => isSelected(selection, one))).toEqual(ascending(plain))
        }
        expect(selectedIds(noneSelected)).toEqual([])
      }),
      { numRuns: 1000 }
    )
  })
})
