import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pageSizes } from "../rows/paging.ts"
import { browserStore, columnsKey, draftKey, sidebarWidths, viewsKey } from "./browser-store.ts"

const { accessToken, sidebarwidth, pagesize, showtree, debug, selectedBusinessEntityId } = browserStore
const filterKeys = [
  browserStore.previouslySelectedUtgFilters,
  browserStore.previouslySelectedTaskFilters,
  browserStore.previouslySelectedDeviceFilters
]

describe("the browser's keys", () => {
  it("are the nine of the document, how often lists refresh, the theme, the clocks and the language [A3-44]", () => {
    const names = [
      "accessToken",
      "previouslySelectedUtgFilters",
      "previouslySelectedTaskFilters",
      "previouslySelectedDeviceFilters",
      "pagesize",
      "showtree",
      "sidebarwidth",
      "debug",
      "selectedBusinessEntityId",
      "listrefresh",
      "theme",
      "clocks",
      "language"
    ]
    expect(Object.keys(browserStore).toSorted()).toEqual(names.toSorted())
    expect(Object.values(browserStore).map(({ key }) => key)).toEqual(Object.keys(browserStore))
  })

  it("have defaults; the sidebar is 300 wide [A4-05]", () => {
    expect(Object.values(browserStore).map(({ key, read }) => [key, read(null)])).toEqual([
      ["accessToken", null],
      ["previouslySelectedUtgFilters", {}],
      ["previouslySelectedTaskFilters", {}],
      ["previouslySelectedDeviceFilters", {}],
      ["pagesize", 250],
      ["showtree", true],
      ["sidebarwidth", 300],
      ["debug", false],
      ["selectedBusinessEntityId", null],
      ["listrefresh", {}],
      ["theme", "system"],
      ["clocks", "mine"],
      ["language", "en"]
    ])
  })

  it.each([
    ["its text", "a1-b2.c3==", "a1-b2.c3=="],
    ["text with a bracket and a quotation mark", 'a{"b"}', 'a{"b"}'],
    ["JSON text", '"abc"', "abc"],
    ["an object with a token", '{"token":"abc","applicationId":4}', "abc"],
    ["an object without one", "{}", null],
    ["broken JSON", '{"token":', null],
    ["a token in a token", '{"token":{"token":"abc"}}', null],
    ["nothing", "", null],
    ["the word null", "null", null],
    ["the word undefined", '"undefined"', null],
    ["what no header can carry", "tokén", null],
    ["a line break", "abc\nInjected: 1", null],
    ["far too much", "a".repeat(8193), null]
  ])("accessToken: %s", (_, text, token) => {
    expect(accessToken.read(text)).toBe(token)
  })

  it.each([
    ["300", 300],
    ["412.6", 413],
    ["412.65", 413],
    ["412.", 300],
    ["12345678", 300],
    ["250px", 250],
    ["0", 200],
    ["99999", 640],
    ["-5", 300],
    ["1e9", 300],
    ["wide", 300],
    ["", 300]
  ])("sidebarwidth: %j is %i", (text, width) => {
    expect(sidebarwidth.read(text)).toBe(width)
  })

  it.each([
    ["1000", 1000],
    ["10", 10],
    ["11", 250],
    ["1e3", 250],
    ["-10", 250],
    ["", 250]
  ])("pagesize: %j is %i", (text, size) => {
    expect(pagesize.read(text)).toBe(size)
  })

  it.each([
    ["42", 42],
    ["0", null],
    ["", null],
    ["4.2", null],
    ["99999999999999999999", null],
    ["null", null]
  ])("selectedBusinessEntityId: %j is %j", (text, id) => {
    expect(selectedBusinessEntityId.read(text)).toBe(id)
  })

  it.each([
    ["true", true, true],
    ["false", false, false],
    ["yes", true, false],
    ["", true, false]
  ])("showtree and debug: %j", (text, isShown, isDebug) => {
    expect([showtree.read(text), debug.read(text)]).toEqual([isShown, isDebug])
  })

  it.each(["[]", "5", "null", "{", '"text"', ""])("filters: %j is none", (text) => {
    expect(filterKeys.map(({ read }) => read(text))).toEqual([{}, {}, {}])
  })

  it("are written as the document's text; nothing is an empty one", () => {
    expect([
      [accessToken.write("abc"), accessToken.write(null)],
      [selectedBusinessEntityId.write(42), selectedBusinessEntityId.write(null)],
      [pagesize.write(500), sidebarwidth.write(412), showtree.write(false), debug.write(true)],
      filterKeys.map(({ write }) => write({ 42: { a: 1 } }))
    ]).toEqual([
      ["abc", ""],
      ["42", ""],
      ["500", "412", "false", "true"],
      ['{"42":{"a":1}}', '{"42":{"a":1}}', '{"42":{"a":1}}']
    ])
  })

  it("read what they wrote", () => {
    const tokens = fc.option(
      fc.stringMatching(/^[\w.~+/=-]{1,60}$/u).filter((text) => !/^(?:null|undefined)$/u.test(text))
    )
    fc.assert(
      fc.property(
        tokens,
        fc.boolean(),
        fc.constantFrom(...pageSizes),
        fc.integer({ min: 200, max: 640 }),
        fc.nat(),
        (token, flag, size, width, id) => {
          expect([
            accessToken.read(accessToken.write(token)),
            showtree.read(showtree.write(flag)),
            debug.read(debug.write(flag)),
            pagesize.read(pagesize.write(size)),
            sidebarwidth.read(sidebarwidth.write(width)),
            selectedBusinessEntityId.read(selectedBusinessEntityId.write(id === 0 ? null : id))
          ]).toEqual([token, flag, flag, size, width, id || null])
        }
      ),
      { numRuns: 1000 }
    )
    const filters = fc.dictionary(fc.nat().map(String), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
    fc.assert(
      fc.property(filters, (byAccount) => {
        const texts = filterKeys.map(({ read, write }) => JSON.stringify(read(write(byAccount))))
        expect(texts).toEqual(filterKeys.map(() => JSON.stringify(byAccount)))
      }),
      { numRuns: 1000 }
    )
  })
})

describe("whatever the browser holds", () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ token: value })),
    fc.integer().map(String),
    fc.constantFrom("NaN", "Infinity", "-0", "true ", "TRUE")
  )

  const isPlain = (value: object) => !Array.isArray(value) && Object.getPrototypeOf(value) === Object.prototype

  const brokenKeys = (text: string): ReadonlyArray<string> => {
    const token = accessToken.read(text)
    const width = sidebarwidth.read(text)
    const id = selectedBusinessEntityId.read(text)
    const isSound: Readonly<Record<string, boolean>> = {
      accessToken: token === null || /^[\x21-\x7e]{1,8192}$/u.test(token),
      filters: filterKeys.every(({ read }) => isPlain(read(text))),
      pagesize: pageSizes.includes(pagesize.read(text)),
      flags: typeof showtree.read(text) === "boolean" && typeof debug.read(text) === "boolean",
      sidebarwidth: Number.isInteger(width) && width >= sidebarWidths.least && width <= sidebarWidths.most,
      selectedBusinessEntityId: id === null || (Number.isSafeInteger(id) && id > 0)
    }
    return Object.keys(isSound).filter((key) => isSound[key] !== true)
  }

  it("each of 2,000 texts is read by every key to a value of its kind", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(brokenKeys(text)).toEqual([])
      }),
      { numRuns: 2000 }
    )
  })

  it.each([
    ["deep and broken", "[".repeat(20_000)],
    ["deep", `${'{"token":'.repeat(20_000)}"x"${"}".repeat(20_000)}`],
    ["long digits", "9".repeat(1_000_000)],
    ["long text", `"${"a".repeat(1_000_000)}"`]
  ])("so is one that is %s", (_, text) => {
    expect(brokenKeys(text)).toEqual([])
  })
})

it("keeps the columns and the views of each list by themselves", () => {
  expect([columnsKey("utgs"), viewsKey("tasks")]).toEqual(["columns.utgs", "views.tasks"])
  expect(draftKey(7, 15, "/be/15/utgs/1/config")).toBe("draft.7.15./be/15/utgs/1/config")
})
