import { describe, expect, it } from "vitest"
import { type Facet, offeredFacets } from "../facet/facets.ts"
import { makeRowsEngine } from "./rows-engine.ts"
import { type SampleRow, sampleList, sampleRow } from "./sample-list.ts"

const rows = [
  sampleRow({ id: 1, name: "Ash", place: "Dock", version: "5.0.0.9", isActive: true, count: 1 }),
  sampleRow({ id: 2, name: "Birch", place: "Dock", version: "5.0.0.10", isActive: false, count: -0 }),
  sampleRow({ id: 3, name: "Cedar", place: "Coast", version: "5.0.0.9", isActive: true, count: 0 }),
  sampleRow({ id: 4, name: "Elm", place: "", version: "5.0.0.9" }),
  sampleRow({ id: 5, name: "Fir", place: null, version: "track ga" })
]

const engineOf = (held: ReadonlyArray<SampleRow>) => {
  const engine = makeRowsEngine(sampleList)
  engine.replace(held)
  return engine
}
const engine = engineOf(rows)
const ask = (key: string, term = "", most = 8) => ({ key, term, most })
const counts = (facet: Facet | undefined) => facet?.values.map(({ value, count }) => [value, count])
const request = { search: "", sort: sampleList.defaultSort, page: 1, pageSize: 2 }
const docks = { place: ["Dock"] }

describe("the values of a list's columns", () => {
  it("are counted with what most rows have first, versions with the newest; no value and an empty one are one", () => {
    const { left, facets } = engine.facets({
      search: "",
      facets: ["place", "version", "isActive", "count"].map((key) => ask(key))
    })
    expect([left, ...facets.map(counts)]).toEqual([
      5,
      [
        ["", 2],
        ["Dock", 2],
        ["Coast", 1]
      ],
      [
        ["5.0.0.10", 1],
        ["5.0.0.9", 3],
        ["track ga", 1]
      ],
      [
        ["", 2],
        ["Yes", 2],
        ["No", 1]
      ],
      [
        ["", 2],
        ["0", 2],
        ["1", 1]
      ]
    ])
  })

  it("a column's own choice does not narrow its own counts, and narrows the others'", () => {
    const { left, facets } = engine.facets({ search: "", chosen: docks, facets: [ask("place"), ask("version")] })
    expect([left, ...facets.map(counts)]).toEqual([
      2,
      [
        ["", 2],
        ["Dock", 2],
        ["Coast", 1]
      ],
      [
        ["5.0.0.10", 1],
        ["5.0.0.9", 1],
        ["track ga", 0]
      ]
    ])
  })

  it("are counted among what the search finds", () => {
    const { left, facets } = engine.facets({ search: "r", chosen: docks, facets: [ask("place")] })
    expect([left, counts(facets[0])]).toEqual([
      1,
      [
        ["", 1],
        ["Dock", 1],
        ["Coast", 1]
      ]
    ])
  })

  it("are found by a part of them, as many as asked for; a chosen one stays beyond the first", () => {
    const [found, first] = engine.facets({
      search: "Ash",
      chosen: { place: ["Coast"] },
      facets: [ask("place", "O"), ask("place", "", 1)]
    }).facets
    expect([counts(found), found?.found, counts(first), first?.distinct]).toEqual([
      [
        ["Dock", 1],
        ["Coast", 0]
      ],
      2,
      [
        ["", 0],
        ["Coast", 0]
      ],
      3
    ])
  })

  it("are none of a field that there is not, and of no rows", () => {
    expect(engine.facets({ search: "", chosen: { colour: ["red"] }, facets: [ask("colour")] })).toEqual({
      left: 5,
      facets: []
    })
    expect(engineOf([]).facets({ search: "", chosen: docks, facets: [ask("place")] })).toEqual({ left: 0, facets: [] })
  })

  it("a column that all rows share a value of is not offered, unless it is chosen; nor is a seventh", () => {
    const facet = (key: string, distinct: number): Facet => ({ key, distinct, values: [], found: distinct })
    const many = ["a", "b", "c", "d", "e", "f", "g"].map((key) => facet(key, 2))
    const offered = (facets: ReadonlyArray<Facet>, chosen = {}) => offeredFacets(facets, chosen).map(({ key }) => key)
    expect([
      offered([facet("a", 1), ...many.slice(1)]),
      offered(many),
      offered([facet("a", 1), facet("b", 0)], { a: ["x"] }),
      offered(many, { g: ["x"] })
    ]).toEqual([
      ["b", "c", "d", "e", "f", "g"],
      ["a", "b", "c", "d", "e", "f"],
      ["a"],
      ["a", "b", "c", "d", "e", "f", "g"]
    ])
  })
})

describe("a list narrowed to chosen values", () => {
  it("shows, counts, selects and writes those rows only", () => {
    const chosen = { place: ["Dock", "Coast"], version: ["5.0.0.9"] }
    const view = engine.view({ ...request, chosen })
    const pieces = [...engine.csv({ search: "", chosen, sort: sampleList.defaultSort, only: null, columns: ["name"] })]
    expect([view.rows.map(({ id }) => id), view.filtered, view.total, [...engine.ids("", chosen)]]).toEqual([
      [1, 3],
      2,
      5,
      [1, 3]
    ])
    expect(
      pieces
        .map(({ text }) => text)
        .join("")
        .split("\r\n")
        .slice(1, 3)
    ).toEqual(["Ash", "Cedar"])
  })

  it("pages what is left, and is whole again when nothing is chosen", () => {
    expect(engine.view({ ...request, page: 9, pageSize: 1, chosen: docks })).toMatchObject({
      page: 2,
      pageCount: 2,
      shown: 1
    })
    expect(engine.view(request).filtered).toBe(5)
  })

  it("has no row that has none of the values, and all with a value or without", () => {
    expect([
      engine.view({ ...request, chosen: { place: ["dock"] } }).filtered,
      [...engine.ids("", { place: ["", "Dock"] })]
    ]).toEqual([0, [1, 2, 4, 5]])
  })
})
