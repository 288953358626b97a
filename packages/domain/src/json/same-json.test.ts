import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mergedJson } from "./merged-json.ts"
import { isSameJson } from "./same-json.ts"

describe("two JSON values", () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: null }, {}, false],
    [{ toString: 1 }, { valueOf: 1 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [null, {}, false],
    [{}, null, false],
    [null, null, true],
    ["1", 1, false]
  ])("%j and %j are the same: %j", (one, other, same) => expect(isSameJson(one, other)).toBe(same))

  it("are the same as often as their text is, fields in order", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
        const copy: unknown = structuredClone(one)
        expect(isSameJson(one, copy)).toBe(true)
        expect(isSameJson(one, other)).toBe(isSameJson(other, one))
        expect(isSameJson(one, other) ? other : one).toEqual(one)
      }),
      { numRuns: 1000 }
    )
  })
})

describe("one JSON value over another", () => {
  it.each([
    [{ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } }, { a: 1, b: { c: 4, d: 3 } }],
    [{ a: [1, 2] }, { a: [3] }, { a: [3] }],
    [{ a: { b: 1 } }, { a: 2 }, { a: 2 }],
    [{ a: 1 }, { a: { b: 2 } }, { a: { b: 2 } }],
    [{}, { toString: { a: 1 } }, { toString: { a: 1 } }],
    [{ a: 1 }, null, null],
    [null, { a: 1 }, { a: 1 }],
    [[1], { a: 1 }, { a: 1 }]
  ])("%j under %j is %j", (under, over, merged) => expect(mergedJson(under, over)).toEqual(merged))
})
