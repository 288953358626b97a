import { describe, expect, it } from "vitest"
import { makeRowsEngine, type ViewRequest } from "./rows-engine.ts"
import { type SampleRow, sampleList, sampleRow } from "./sample-list.ts"

const engineOf = (rows: ReadonlyArray<SampleRow>) => {
  const engine = makeRowsEngine(sampleList)
  engine.replace(rows)
  return engine
}

const request: ViewRequest = { search: "", sort: sampleList.defaultSort, page: 1, pageSize: 10 }
const idsIn = (rows: ReadonlyArray<SampleRow>, given: Partial<ViewRequest>) =>
  engineOf(rows)
    .view({ ...request, ...given })
    .rows.map(({ id }) => id)

describe("the search of a list", () => {
  const rows = [
    sampleRow({ id: 1, name: "Harbour Bar", place: "Dock" }),
    sampleRow({ id: 2, name: "Alpine", place: "harbour" }),
    sampleRow({ id: 3, name: "Bar", place: "Coast", count: 77 })
  ]
  it.each([
    ["a part of any string field, in any case [A5-57 B5-41]", "HARB", [2, 1]],
    ["no match across two fields", "bardock", []],
    ["not the number fields", "77", []],
    ["blanks as they are", "r b", [1]],
    ["nothing asked, nothing left out", "", [2, 3, 1]]
  ])("%s", (_, search, ids) => {
    expect(idsIn(rows, { search })).toEqual(ids)
  })
})

describe("the sort of a list", () => {
  const both = (rows: ReadonlyArray<SampleRow>, key: string) => [
    idsIn(rows, { sort: { key, direction: "ascending" } }),
    idsIn(rows, { sort: { key, direction: "descending" } })
  ]

  it("takes text without case, equal ones in their order, empty ones last in both directions [A2.6-16 B4-07]", () => {
    const names = ["beta", "Alpha", null, "BETA", "", "alpha", "Beta"]
    const rows = names.map((name, index) => sampleRow({ id: index + 1, name }))
    expect(both(rows, "name")).toEqual([
      [2, 6, 1, 4, 7, 3, 5],
      [1, 4, 7, 2, 6, 3, 5]
    ])
  })

  it("takes versions part by part as numbers", () => {
    const versions = ["5.0.0.3100", "5.0.0.999", "10.0.0.1", "5.0.0", null, "5.0.0.3100-b"]
    const rows = versions.map((version, index) => sampleRow({ id: index + 1, version }))
    expect(both(rows, "version")).toEqual([
      [4, 2, 1, 6, 3, 5],
      [3, 6, 1, 2, 4, 5]
    ])
  })

  it("takes numbers by value", () => {
    const rows = [10, 9, null, -1, 100, 9].map((count, index) => sampleRow({ id: index + 1, count }))
    expect(both(rows, "count")).toEqual([
      [4, 2, 6, 1, 5, 3],
      [5, 1, 2, 6, 4, 3]
    ])
  })

  it("takes dates by instant and flags with false first", () => {
    const rows = [
      sampleRow({ id: 1, seenAt: "2026-11-20T15:15:00.000Z", isActive: true }),
      sampleRow({ id: 2, seenAt: "0999-01-01T00:00:00.000Z", isActive: false }),
      sampleRow({ id: 3 })
    ]
    expect([both(rows, "seenAt"), both(rows, "isActive")]).toEqual([
      [
        [2, 1, 3],
        [1, 2, 3]
      ],
      [
        [2, 1, 3],
        [1, 2, 3]
      ]
    ])
  })

  it("leaves the rows as they came for a column there is not", () => {
    expect(
      idsIn([sampleRow({ id: 2, name: "b" }), sampleRow({ id: 1, name: "a" })], {
        sort: { key: "x", direction: "ascending" }
      })
    ).toEqual([2, 1])
  })
})

describe("the pages of a list", () => {
  const rows = Array.from({ length: 25 }, (_, index) =>
    sampleRow({ id: index + 1, name: `Name ${String(index).padStart(2, "0")}` })
  )
  it.each([
    ["the last page has the rest", 3, 3, [21, 22, 23, 24, 25]],
    ["a page beyond is the last", 9, 3, [21, 22, 23, 24, 25]],
    ["a page before is the first", 0, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]
  ])("%s", (_, page, shown, ids) => {
    const view = engineOf(rows).view({ ...request, page })
    expect({ ...view, rows: view.rows.map(({ id }) => id) }).toEqual({
      rows: ids,
      shown: ids.length,
      page: shown,
      pageCount: 3,
      filtered: 25,
      total: 25
    })
  })

  it("an empty list has one page without rows", () => {
    expect(makeRowsEngine(sampleList).view(request)).toEqual({
      rows: [],
      shown: 0,
      page: 1,
      pageCount: 1,
      filtered: 0,
      total: 0
    })
  })

  it("ids are those of every matching row, in the order last shown", () => {
    const engine = engineOf(rows)
    expect([...engine.ids({ search: "NAME 0" })]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    engine.view({ ...request, sort: { key: "name", direction: "descending" } })
    expect([...engine.ids({ search: "name 2" })]).toEqual([25, 24, 23, 22, 21])
  })

  it("rows are found by id; those gone are left out", () => {
    expect(engineOf(rows).rowsOf([3, 99, 1])).toEqual([rows[2], rows[0]])
  })

  it("a row with the id of another is counted and left out", () => {
    const engine = engineOf(rows)
    const arriving = engine.arrive()
    for (const name of ["a", "b", "c"]) arriving.add(sampleRow({ id: 7, name }))
    expect([arriving.count(), arriving.repeated()]).toEqual([1, 2])
    arriving.finish()
    expect(engine.view(request).rows).toEqual([sampleRow({ id: 7, name: "a" })])
  })

  it("rows that were replaced are shown no more", () => {
    const engine = engineOf(rows)
    engine.view({ ...request, search: "name" })
    engine.replace([sampleRow({ id: 7, name: "name" })])
    expect(engine.view({ ...request, search: "name" })).toEqual({
      rows: [sampleRow({ id: 7, name: "name" })],
      shown: 1,
      page: 1,
      pageCount: 1,
      filtered: 1,
      total: 1
    })
  })
})
