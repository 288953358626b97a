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
})
