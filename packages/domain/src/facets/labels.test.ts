import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readListAddress, writeListAddress } from "../rows/list-address.ts"
import type { RowLabels } from "../rows/list-description.ts"
import { makeRowsEngine } from "../rows/rows-engine.ts"
import { sampleList, sampleRow } from "../rows/sample-list.ts"
import { displayUtc } from "../time/display-date.ts"
import { utgList } from "../utg/utg-list.ts"
import { facetChips } from "./facet-chips.ts"
import { readFacets, writeFacets } from "./facet-expression.ts"

const list = {
  ...sampleList,
  facets: ["place"] as const,
  labels: { key: "tags", label: "Tags", kind: "text" } as const
}
const places = ["Oslo", "Oslo", "Rome", "Rome", "Rome"]
const rows = places.map((place, at) => sampleRow({ id: at + 1, name: `n${at}`, place }))
const view = { search: "", sort: list.defaultSort, page: 1, pageSize: 10 }
const labelled = (labels: RowLabels) => {
  const engine = makeRowsEngine(list)
  engine.replace(rows)
  engine.label(labels)
  return engine
}
const some: RowLabels = new Map([
  [1, ["Night", "VIP"]],
  [3, ["VIP"]],
  [99, ["Elsewhere"]]
])

describe("labels on rows", () => {
  const engine = labelled(some)
  const idsOf = (facets: Readonly<Record<string, ReadonlyArray<string>>>) =>
    engine.view({ ...view, facets }).rows.map(({ id }) => id)

  it("narrow a list together with its columns: one of them is enough", () => {
    expect(idsOf({ tags: ["VIP"] })).toEqual([1, 3])
    expect(idsOf({ tags: ["Night", "VIP"] })).toEqual([1, 3])
    expect(idsOf({ tags: ["VIP"], place: ["Rome"] })).toEqual([3])
    expect(idsOf({ tags: [""] })).toEqual([2, 4, 5])
    expect(idsOf({ tags: ["", "Night"] })).toEqual([1, 2, 4, 5])
    expect(idsOf({ tags: ["VIP,Night"] })).toEqual([])
  })

  it("are counted one by one, in what the search and the columns leave", () => {
    const counted = (facets: Readonly<Record<string, ReadonlyArray<string>>>) =>
      engine.facets({ search: "", facets }).find(({ key }) => key === "tags")
    expect(counted({})).toEqual({
      key: "tags",
      values: [
        { text: "", count: 3 },
        { text: "VIP", count: 2 },
        { text: "Night", count: 1 }
      ],
      found: 3,
      more: 0,
      distinct: 3
    })
    expect(counted({ place: ["Rome"] })?.values.map(({ count }) => count)).toEqual([2, 1, 0])
    expect(counted({ tags: ["Gone"] })?.values.at(-1)).toEqual({ text: "Gone", count: 0 })
  })

  it("are the same in any letter case, and shown as they were chosen", () => {
    expect(idsOf({ tags: ["vip"] })).toEqual([1, 3])
    expect(idsOf({ tags: ["NIGHT", "night"] })).toEqual([1])
    const counted = engine.facets({ search: "", facets: { tags: ["vip", "Gone"] } }).find(({ key }) => key === "tags")
    expect(counted?.values).toEqual([
      { text: "", count: 3 },
      { text: "vip", count: 2 },
      { text: "Night", count: 1 },
      { text: "Gone", count: 0 }
    ])
    expect(idsOf({ place: ["rome"] })).toEqual([])
  })

  it("are offered where they tell rows apart or one is chosen, as names are, and only in lists that have them", () => {
    const keysOf = (labels: RowLabels, facets = {}) =>
      labelled(labels)
        .facets({ search: "", facets })
        .map(({ key }) => key)
    expect([
      keysOf(new Map()),
      keysOf(new Map([[99, ["Elsewhere"]]])),
      keysOf(new Map([[1, ["VIP"]]])),
      keysOf(new Map(rows.map(({ id }) => [id, ["VIP"]]))),
      keysOf(new Map(), { tags: ["Gone"] })
    ]).toEqual([["place"], ["place"], ["tags", "place"], ["place"], ["tags", "place"]])
    const without = makeRowsEngine({ ...sampleList, facets: ["place"] })
    without.replace(rows)
    without.label(some)
    expect(without.facets({ search: "", facets: { tags: ["VIP"] } }).map(({ key }) => key)).toEqual(["place"])
  })

  it("are others from one question to the next, and stay when rows are loaded anew", () => {
    const changing = labelled(some)
    const shown = () => changing.view({ ...view, facets: { tags: ["VIP"] } }).rows.map(({ id }) => id)
    expect(shown()).toEqual([1, 3])
    changing.label(new Map([[2, ["VIP"]]]))
    expect(shown()).toEqual([2])
    changing.replace(rows.slice(1))
    expect(shown()).toEqual([2])
    expect(changing.facets({ search: "" })[0]?.values).toEqual([
      { text: "", count: 3 },
      { text: "VIP", count: 1 }
    ])
  })

  it("say the same as each row by itself", () => {
    const label = fc.constantFrom("a", "b", "c")
    const labels = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.uniqueArray(label, { minLength: 1, maxLength: 3 })))
      .map((entries) => new Map(entries))
    fc.assert(
      fc.property(labels, fc.uniqueArray(fc.oneof(label, fc.constant("")), { minLength: 1 }), (told, chosen) => {
        const expected = rows.flatMap(({ id }) => {
          const had = told.get(id) ?? [""]
          return had.some((each) => chosen.includes(each)) ? [id] : []
        })
        const found = labelled(told).view({ ...view, facets: { tags: chosen } })
        expect(found.rows.map(({ id }) => id)).toEqual(expected)
      }),
      { numRuns: 300 }
    )
  })
})

describe("the UTGs' tags", () => {
  const choices = { tags: ["Night shift", 'a "b" is (c)', ""] }

  it("stand in the address and among the chips as any column does", () => {
    const text = writeFacets(utgList, choices)
    expect(text).toBe('Tags is ("" or "Night shift" or "a \\"b\\" is (c)")')
    expect(readFacets(utgList, text ?? "")).toEqual({
      choices: { tags: ["", "Night shift", 'a "b" is (c)'] },
      isBroken: false
    })
    const addressed = { list: utgList, properties: [], defaultFilter: {}, timeZone: "UTC" }
    const place = { search: "", sort: utgList.defaultSort, page: 1, pageSize: null, filter: null, layout: null }
    const address = writeListAddress(addressed, { ...place, facets: { tags: ["VIP"] } })
    expect(address).toBe("facets=Tags+is+VIP")
    expect(readListAddress(addressed, address).place?.facets).toEqual({ tags: ["VIP"] })
  })

  it("are no column of the table", () => {
    expect(utgList.columns.some(({ label }) => label === "Tags")).toBe(false)
    expect(facetChips(utgList.labels === undefined ? [] : [utgList.labels], { tags: ["VIP"] }, displayUtc)).toEqual([
      { key: "tags", label: "Tags", text: "is VIP" }
    ])
  })
})
