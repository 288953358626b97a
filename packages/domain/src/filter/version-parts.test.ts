import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { orderOfVersions, versionParts } from "./version-parts.ts"

describe("the numbers of a version", () => {
  it.each([
    ["5.0.0.3018", [5, 0, 0, 3018]],
    ["UTG 5.0.0.3018 (x64)", [5, 0, 0, 3018]],
    ["5", [5]],
    ["05.00", [5, 0]],
    ["v1..2", [1]],
    ["5.0.", [5, 0]],
    [".5", [5]],
    ["-5", [5]],
    ["1234567890.5", [123_456_789]],
    ["5.1234567890", [5, 123_456_789]],
    ["١.٢", null],
    ["track ga", null],
    ["", null]
  ])("of %j are %j", (text, parts) => {
    expect(versionParts(text)).toEqual(parts)
  })
})

describe("the order of versions", () => {
  it.each([
    ["5.0.0.994", "5.0.0.3018", -1],
    ["5.0.0.3018", "5.0.0.994", 1],
    ["5.0.0.3018", "5.0.0.3018", 0],
    ["05.0", "5.00", 0],
    ["5.0", "5.0.0", -1],
    ["5.0.0", "5.0", 1],
    ["5.0.0", "5.1", -1],
    ["10", "9.9", 1]
  ])("%s and %s", (left, right, expected) => {
    expect(Math.sign(orderOfVersions(versionParts(left) ?? [], versionParts(right) ?? []))).toBe(expected)
  })

  it("is that of texts whose numbers are padded", () => {
    const parts = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 5 })
    const small = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 })
    const padded = (numbers: ReadonlyArray<number>) => numbers.map((each) => String(each).padStart(9, "0")).join(".")
    fc.assert(
      fc.property(fc.oneof(parts, small), fc.oneof(parts, small), (left, right) => {
        const [a, b] = [padded(left), padded(right)]
        expect(Math.sign(orderOfVersions(left, right))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
      { numRuns: 2000 }
    )
  })
})
