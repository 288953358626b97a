import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { columnMessages } from "./column-messages.ts"
import {
  arrangedColumns,
  type ColumnLayout,
  defaultLayout,
  hidingRefusal,
  isDefaultLayout,
  neighbourOf,
  shownColumns,
  withDensity,
  withNameShown,
  withPinned,
  withPlace,
  withPlaceOf,
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

describe("a column that is moved", () => {
  const four = withPinned(
    withPinned(defaultLayout(["name", "place", "version", "count"]), "version", true),
    "name",
    true
  )
  const arranged = (layout: ColumnLayout) => arrangedColumns(layout).map(({ key }) => key)

  it("takes another one's place, up or down, within its group", () => {
    expect(arranged(four)).toEqual(["name", "version", "place", "count"])
    expect(arranged(withPlaceOf(four, "version", "name"))).toEqual(["version", "name", "place", "count"])
    expect(arranged(withPlaceOf(four, "name", "version"))).toEqual(["version", "name", "place", "count"])
    expect(arranged(withPlaceOf(four, "count", "place"))).toEqual(["name", "version", "count", "place"])
    for (const [key, other] of [
      ["count", "name"],
      ["name", "name"],
      ["nowhere", "name"],
      ["nowhere", "nothing"]
    ] as const)
      expect(withPlaceOf(four, key, other)).toBe(four)
  })

  it("has neighbours in its group only", () => {
    const around = (key: string) => [neighbourOf(four, key, -1), neighbourOf(four, key, 1)]
    expect(["name", "version", "place", "count"].map(around)).toEqual([
      [null, "version"],
      ["name", null],
      [null, "count"],
      ["place", null]
    ])
  })

  it("comes back to its place when it is no longer pinned", () => {
    expect(arranged(withPinned(four, "version", false))).toEqual(["name", "place", "version", "count"])
  })
})

describe("what cannot be hidden", () => {
  it("is the column that names the rows, and the last one", () => {
    const one = withShown(withShown(usual, "name", false), "version", false)
    expect(hidingRefusal(usual, "name", "name")).toBe(columnMessages.nameStays)
    expect(hidingRefusal(usual, "place", "name")).toBeNull()
    expect(hidingRefusal(one, "place", "name")).toBe(columnMessages.lastStays)
  })

  it("is shown whatever was stored", () => {
    expect(shown(withNameShown(withShown(usual, "name", false), "name"))).toEqual(keys)
    expect(withNameShown(usual, "name")).toBe(usual)
  })
})
