import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type ColumnLayout,
  defaultLayout,
  isDefaultLayout,
  shownColumns,
  withDensity,
  withPinned,
  withPlace,
  withShown,
  withWidth
} from "./columns.ts"

const keys = ["name", "place", "version"]
const usual = defaultLayout(keys)
const shown = (layout: ColumnLayout) => shownColumns(layout).map(({ key }) => key)
const order = (layout: ColumnLayout) => layout.columns.map(({ key }) => key)

describe("the columns of a screen", () => {
  it("are at first all of them, as listed", () => {
    expect(defaultLayout(keys)).toEqual({
      density: "comfortable",
      columns: [
        { key: "name", isShown: true, isPinned: false, width: null },
        { key: "place", isShown: true, isPinned: false, width: null },
        { key: "version", isShown: true, isPinned: false, width: null }
      ]
    })
  })

  it("are hidden and shown again at their place; the last one stays", () => {
    const one = withShown(withShown(usual, "name", false), "version", false)
    expect([shown(one), order(one)]).toEqual([["place"], keys])
    expect(withShown(one, "place", false)).toBe(one)
    expect(shown(withShown(one, "version", true))).toEqual(["place", "version"])
  })

  it("stand first when pinned, each group in its order", () => {
    const pinned = withPinned(withPinned(usual, "version", true), "place", true)
    expect(shown(pinned)).toEqual(["place", "version", "name"])
    expect(shown(withPinned(pinned, "place", false))).toEqual(["version", "name", "place"])
  })

  it.each([
    [-1, ["version", "name", "place"]],
    [0, ["version", "name", "place"]],
    [1, ["name", "version", "place"]],
    [2, keys],
    [9, keys]
  ])("move to place %i", (place, moved) => {
    expect(order(withPlace(usual, "version", place))).toEqual(moved)
  })

  it.each([
    [120.4, 120],
    [1, 48],
    [48, 48],
    [9999, 1200],
    [Number.POSITIVE_INFINITY, 1200],
    [Number.NaN, null],
    [null, null]
  ])("have width %s as %s", (width, kept) => {
    expect(withWidth(withWidth(usual, "place", 300), "place", width).columns).toEqual([
      { key: "name", isShown: true, isPinned: false, width: null },
      { key: "place", isShown: true, isPinned: false, width: kept },
      { key: "version", isShown: true, isPinned: false, width: null }
    ])
  })

  it("know another density", () => {
    expect(withDensity(usual, "compact")).toEqual({ ...usual, density: "compact" })
  })

  it("leave a layout as it is where there is no such column", () => {
    expect(withPlace(usual, "x", 0)).toBe(usual)
    expect([withShown(usual, "x", false), withPinned(usual, "x", true), withWidth(usual, "x", 100)]).toEqual([
      usual,
      usual,
      usual
    ])
  })

  it.each<readonly [string, () => ColumnLayout, boolean]>([
    ["as it was", () => usual, true],
    ["moved", () => withPlace(usual, "name", 1), false],
    ["hidden", () => withShown(usual, "version", false), false],
    ["pinned", () => withPinned(usual, "name", true), false],
    ["wider", () => withWidth(usual, "name", 300), false],
    ["denser", () => withDensity(usual, "compact"), false],
    ["of fewer columns", () => defaultLayout(["name", "place"]), false],
    ["of more columns", () => defaultLayout([...keys, "count"]), false]
  ])("a layout %s: default is %s", (_, layout, isDefault) => {
    expect(isDefaultLayout(layout(), keys)).toBe(isDefault)
  })

  it("keep every column, whatever is done, and always show one", () => {
    const key = fc.constantFrom(...keys, "x")
    const step: fc.Arbitrary<(layout: ColumnLayout) => ColumnLayout> = fc.oneof(
      fc.tuple(key, fc.boolean()).map(
        ([k, on]) =>
          (layout: ColumnLayout) =>
            withShown(layout, k, on)
      ),
      fc.tuple(key, fc.boolean()).map(
        ([k, on]) =>
          (layout: ColumnLayout) =>
            withPinned(layout, k, on)
      ),
      fc.tuple(key, fc.integer({ min: -2, max: 5 })).map(
        ([k, at]) =>
          (layout: ColumnLayout) =>
            withPlace(layout, k, at)
      )
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const layout = steps.reduce((given, change) => change(given), usual)
        expect(order(layout).toSorted()).toEqual(keys)
        expect(shown(layout).length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 }
    )
  })
})
