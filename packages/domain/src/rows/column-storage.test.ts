import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readLayout } from "./column-storage.ts"
import { writeLayout } from "./column-text.ts"
import { type ColumnLayout, defaultLayout, withPinned, withPlace, withShown, withWidth } from "./columns.ts"

const keys = ["name", "place", "version"]
const stored = (columns: unknown, density: unknown = "compact") => JSON.stringify({ version: 1, density, columns })
const setting = (key: string, given: object = {}) => ({ key, isShown: true, isPinned: false, width: null, ...given })
const usualColumns = keys.map((key) => setting(key))
const usual: ColumnLayout = { density: "comfortable", columns: usualColumns }

describe("a stored layout", () => {
  it("is the default where nothing is stored", () => {
    expect(readLayout(keys, null)).toEqual({ layout: usual, ignored: [] })
  })

  it("is written with its version", () => {
    expect(writeLayout(withWidth(defaultLayout(["name"]), "name", 200))).toBe(
      '{"version":1,"density":"comfortable","columns":[{"key":"name","isShown":true,"isPinned":false,"width":200}]}'
    )
  })

  it.each([
    ["no JSON", "{", ["layout"]],
    ["an empty text", "", ["layout"]],
    ["null", "null", ["layout"]],
    ["a list", "[]", ["layout"]],
    ["a text", '"compact"', ["layout"]],
    ["another version", '{"version":2,"density":"compact"}', ["version"]],
    ["no version", '{"density":"compact"}', ["version"]]
  ])("that is %s is the default, with what was left aside", (_, text, ignored) => {
    expect(readLayout(keys, text)).toEqual({ layout: usual, ignored })
  })

  it.each<readonly [string, string, ColumnLayout["columns"], ReadonlyArray<string>]>([
    [
      "in its own order",
      stored([
        setting("version", { width: 300 }),
        setting("name", { isShown: false }),
        setting("place", { isPinned: true })
      ]),
      [setting("version", { width: 300 }), setting("name", { isShown: false }), setting("place", { isPinned: true })],
      []
    ],
    ["without columns", '{"version":1,"density":"compact"}', usualColumns, []],
    ["with columns that are no list", stored({ name: true }), usualColumns, ["columns"]],
    [
      "with bad parts, which alone are left aside",
      stored([{ key: "place", isShown: "no", isPinned: 1, width: "wide" }, { key: "name" }]),
      [setting("place"), setting("version"), setting("name")],
      ["place.width", "place.isShown", "place.isPinned"]
    ],
    [
      "with widths out of bounds",
      stored([setting("name", { width: "100" }), setting("place", { width: 48 }), setting("version", { width: 1201 })]),
      [setting("name"), setting("place", { width: 48 }), setting("version")],
      ["name.width", "version.width"]
    ],
    [
      "narrower than the narrowest",
      stored([setting("name", { width: 47 }), setting("place"), setting("version")]),
      [setting("name"), setting("place"), setting("version")],
      ["name.width"]
    ],
    [
      "up to the widest",
      stored([setting("name", { width: 1200 }), setting("place"), setting("version")]),
      [setting("name", { width: 1200 }), setting("place"), setting("version")],
      []
    ],
    [
      "with columns that are gone, twice there or none at all",
      stored([setting("x"), setting("version"), setting("version", { width: 99 }), null, [], 5, { isShown: false }]),
      [setting("name"), setting("place"), setting("version")],
      ["columns[0]", "columns[2]", "columns[3]", "columns[4]", "columns[5]", "columns[6]"]
    ],
    [
      "from before a column came",
      stored([setting("name"), setting("version", { isPinned: true })]),
      [setting("name"), setting("place"), setting("version", { isPinned: true })],
      []
    ],
    [
      "that would show nothing",
      stored(keys.map((key) => setting(key, { isShown: false, width: 100 }))),
      usualColumns,
      ["columns"]
    ]
  ])("%s", (_, text, columns, ignored) => {
    expect(readLayout(keys, text)).toEqual({ layout: { density: "compact", columns }, ignored })
  })

  it("with a density there is not keeps its columns", () => {
    expect(readLayout(["name"], stored([setting("name", { width: 80 })], "tiny"))).toEqual({
      layout: { density: "comfortable", columns: [setting("name", { width: 80 })] },
      ignored: ["density"]
    })
  })

  it("comes back as it was written", () => {
    const key = fc.constantFrom(...keys)
    fc.assert(
      fc.property(
        key,
        fc.boolean(),
        key,
        fc.integer({ min: 0, max: 3 }),
        key,
        fc.double(),
        (a, on, b, at, c, width) => {
          const layout = withWidth(withPlace(withPinned(withShown(usual, a, on), c, on), b, at), c, width)
          expect(readLayout(keys, writeLayout(layout))).toEqual({ layout, ignored: [] })
        }
      ),
      { numRuns: 1000 }
    )
  })

  it("of any content gives a layout that has every column once and shows one", () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom(...keys, true, 100, "compact"))
    const column = fc.record({ key: part, isShown: part, isPinned: part, width: part }, { requiredKeys: [] })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ version: fc.constant(1), density: part, columns: fc.oneof(part, fc.array(fc.oneof(column, part))) })
        .map((value) => JSON.stringify(value))
    )
    fc.assert(
      fc.property(text, (given) => {
        const { columns } = readLayout(keys, given).layout
        expect(columns.map(({ key }) => key).toSorted()).toEqual(keys)
        expect(columns.some(({ isShown }) => isShown)).toBe(true)
        expect(columns.every(({ width }) => width === null || (width >= 48 && width <= 1200))).toBe(true)
      }),
      { numRuns: 1000 }
    )
  })
})
