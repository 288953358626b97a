import { describe, expect, it } from "vitest"
import { makeRowsEngine } from "../rows/rows-engine.ts"
import { sampleList, sampleRow } from "../rows/sample-list.ts"
import { displayUtc } from "../time/display-date.ts"
import { facetChips } from "./facet-chips.ts"
import { areSameFacets, toggledFacet, withFacet } from "./facet-choices.ts"
import type { FacetsRequest } from "./facet-index.ts"
import { isInPeriod, readPeriod } from "./period.ts"

const list = { ...sampleList, facets: ["place", "isActive", "count", "name"] as const }
const engineOf = (rows: ReadonlyArray<ReturnType<typeof sampleRow>>) => {
  const engine = makeRowsEngine(list)
  engine.replace(rows)
  return engine
}
const shops = engineOf([
  sampleRow({ id: 1, name: "a", place: "Oslo", isActive: true, count: 2, seenAt: "2026-11-20T10:00:00.000Z" }),
  sampleRow({ id: 2, name: "b", place: "Oslo", isActive: false, count: 2, seenAt: "2026-11-21T10:00:00.000Z" }),
  sampleRow({ id: 3, name: "c", place: "Rome", isActive: true, count: 7 }),
  sampleRow({ id: 4, name: "d", place: null, isActive: true, count: null }),
  sampleRow({ id: 5, name: "e", place: "", isActive: null, count: 7 })
])
const view = { search: "", sort: list.defaultSort, page: 1, pageSize: 10 }
const idsOf = (facets: Readonly<Record<string, ReadonlyArray<string>>>, search = "") =>
  shops.view({ ...view, search, facets }).rows.map(({ id }) => id)

describe("choosing values", () => {
  it("takes rows that have one of them, in every column", () => {
    expect(idsOf({ place: ["Oslo", "Rome"] })).toEqual([1, 2, 3])
    expect(idsOf({ place: ["Oslo", "Rome"], isActive: ["true"] })).toEqual([1, 3])
    expect(idsOf({ count: ["7"] })).toEqual([3, 5])
    expect(idsOf({ place: ["Oslo"] }, "b")).toEqual([2])
    expect(idsOf({ place: ["oslo"] })).toEqual([])
  })

  it("takes no value and an empty text for the same", () => {
    expect(idsOf({ place: [""] })).toEqual([4, 5])
  })

  it("takes a period of a date, and no row without one", () => {
    expect(idsOf({ seenAt: ["../2026-11-21T10:00:00.000Z"] })).toEqual([1])
    expect(idsOf({ seenAt: ["2026-11-21T10:00:00.000Z/.."] })).toEqual([2])
  })

  it("narrows what is counted, selected and written too", () => {
    const facets = { place: ["Oslo"] }
    expect(shops.view({ ...view, facets })).toMatchObject({ filtered: 2, total: 5 })
    expect([...shops.ids({ search: "", facets })]).toEqual([1, 2])
    const [piece] = [...shops.csv({ search: "", facets, sort: list.defaultSort, only: null, columns: ["name"] })]
    expect(piece?.text.split("\r\n").slice(1, 3)).toEqual(["a", "b"])
  })
})

describe("the values of a column", () => {
  const counts = (asked: FacetsRequest) =>
    shops.facets(asked).map(({ key, values }) => [key, ...values.map(({ text, count }) => `${text} ${count}`)])

  it("are counted in what the search and the other columns leave; what most rows of the list have stays first", () => {
    expect(counts({ search: "" })).toEqual([
      ["place", " 2", "Oslo 2", "Rome 1"],
      ["isActive", "true 3", " 1", "false 1"],
      ["count", "2 2", "7 2", " 1"]
    ])
    expect(counts({ search: "", facets: { isActive: ["false"] } })).toEqual([
      ["place", " 0", "Oslo 1", "Rome 0"],
      ["isActive", "true 3", " 1", "false 1"],
      ["count", "2 1", "7 0", " 0"]
    ])
  })

  it("are there as long as they are chosen, also where no row has them", () => {
    const [place] = counts({ search: "e", facets: { place: ["Oslo", "Bergen"], count: ["7"] } })
    expect(place).toEqual(["place", " 1", "Oslo 0", "Rome 1", "Bergen 0"])
  })

  it("are found by a part of what is shown, in any column that is asked for", () => {
    const asked = { search: "", columns: ["name", "isActive"], terms: { name: "A", isActive: "Y" } }
    expect(shops.facets(asked)).toEqual([
      { key: "name", values: [{ text: "a", count: 1 }], found: 1, more: 0, distinct: 5 },
      { key: "isActive", values: [{ text: "true", count: 3 }], found: 1, more: 0, distinct: 3 }
    ])
  })

  it("are the hundred that most rows have, of more, and those that are chosen", () => {
    const many = engineOf(
      Array.from({ length: 450 }, (_, id) => sampleRow({ id, place: `Place ${id < 10 ? 7 : 100 + (id % 220)}` }))
    )
    const [place] = many.facets({ search: "", facets: { place: ["Place 319"] } })
    expect([place?.found, place?.distinct, place?.values.length]).toEqual([221, 221, 101])
    expect([place?.values[0], place?.values.at(-1)]).toEqual([
      { text: "Place 7", count: 10 },
      { text: "Place 319", count: 2 }
    ])
    const moreWith = (chosen: ReadonlyArray<string>) => many.facets({ search: "", facets: { place: chosen } })[0]?.more
    expect([
      moreWith([]),
      moreWith(["Place 319"]),
      moreWith(["Bergen"]),
      moreWith(["Place 7", "Place 319", "Bergen"])
    ]).toEqual([121, 120, 121, 120])
    expect(many.facets({ search: "", terms: { place: "e 3" }, facets: { place: ["Bergen"] } })[0]?.more).toBe(0)
    expect(many.facets({ search: "", terms: { place: "e 319" } })[0]?.values).toEqual([{ text: "Place 319", count: 2 }])
  })
})

it("chips say what is chosen in words", () => {
  const choices = { isActive: ["true", ""], place: ["Oslo"], seenAt: ["2026-11-20T10:00:00.000Z/.."] }
  expect(facetChips(list.columns, choices, displayUtc).map(({ label, text }) => `${label} ${text}`)).toEqual([
    "Place is Oslo",
    "Seen is 2026-11-20 10:00 AM UTC or later",
    "Active is one of (none), Yes"
  ])
})

it("a column is narrowed, narrowed otherwise, and no longer", () => {
  const one = withFacet({}, "place", ["Oslo"])
  expect(toggledFacet(one, "place", "Rome")).toEqual(["Oslo", "Rome"])
  expect(withFacet(one, "place", toggledFacet(one, "place", "Oslo"))).toEqual({})
  expect(areSameFacets({ a: ["1", "2"], b: ["3"] }, { b: ["3"], a: ["2", "1"] })).toBe(true)
  expect(areSameFacets(one, {})).toBe(false)
  expect(areSameFacets(one, { place: ["Rome"] })).toBe(false)
})

it("a period is read, and has its first instant but not its last", () => {
  const period = readPeriod("2026-11-20T00:00:00.000Z/2026-11-21T00:00:00.000Z")
  expect([readPeriod("../.."), readPeriod("x/.."), readPeriod("2026-11-20"), readPeriod("")]).toEqual([
    { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
    null,
    null,
    null
  ])
  if (period === null) throw new Error("it is one")
  expect(["2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z", "soon"].map((at) => isInPeriod(period, at))).toEqual([
    true,
    false,
    false
  ])
})
