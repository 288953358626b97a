import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Sort } from "./list-description.ts"
import { makeRowsEngine, type ViewRequest } from "./rows-engine.ts"
import { type SampleRow, sampleList, sampleRow } from "./sample-list.ts"
import { plainly, sampleVersions } from "./sample-views.ts"

const engineOf = (rows: ReadonlyArray<SampleRow>) => {
  const engine = makeRowsEngine(sampleList)
  engine.replace(rows)
  return engine
}

const request: ViewRequest = { search: "", sort: sampleList.defaultSort, page: 1, pageSize: 10 }

describe("against the rule said plainly", () => {
  const text = fc.option(fc.string({ unit: fc.constantFrom("a", "B", "b", "Ä", "ß", "İ", " "), maxLength: 5 }))
  const rowsOf = fc
    .array(
      fc.record({
        name: text,
        place: text,
        version: fc.option(fc.constantFrom(...sampleVersions)),
        count: fc.option(fc.integer({ min: -3, max: 3 }))
      }),
      { maxLength: 30 }
    )
    .map((given) => given.map((each, index) => sampleRow({ ...each, id: index + 1 })))
  const sort: fc.Arbitrary<Sort> = fc.record({
    key: fc.constantFrom("name", "place", "version", "count", "seenAt"),
    direction: fc.constantFrom("ascending", "descending")
  })
  const requests = fc.array(
    fc.record({
      search: fc.string({ unit: fc.constantFrom("A", "b", "ä", "ß", " "), maxLength: 3 }),
      sort,
      page: fc.integer({ min: -1, max: 5 }),
      pageSize: fc.integer({ min: 1, max: 12 }),
      limit: fc.integer({ min: 1, max: 12 })
    }),
    { minLength: 1, maxLength: 4 }
  )

  it("any series of views is right, whatever was asked before [A5-57 B5-41]", () => {
    fc.assert(
      fc.property(rowsOf, requests, (rows, series) => {
        const engine = engineOf(rows)
        for (const each of series) {
          expect(engine.view(each)).toEqual(plainly(rows, each))
          expect([...engine.ids({ search: each.search })]).toEqual(
            plainly(rows, { ...each, page: 1, pageSize: 1000, limit: 1000 }).rows.map(({ id }) => id)
          )
        }
      }),
      { numRuns: 1000 }
    )
  })

  it("rows on their way are shown as a list of their own, and take the place of the others when all are there", () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, fc.nat({ max: 30 }), requests, (before, rows, some, series) => {
        const engine = engineOf(before)
        const arriving = engine.arrive()
        rows.slice(0, some).forEach(arriving.add)
        for (const each of series) {
          expect(arriving.view(each)).toEqual(plainly(rows.slice(0, some), each))
          expect(engine.view(each)).toEqual(plainly(before, each))
        }
        rows.slice(some).forEach(arriving.add)
        arriving.finish()
        expect(arriving.count()).toBe(rows.length)
        for (const each of series) expect(engine.view(each)).toEqual(plainly(rows, each))
      }),
      { numRuns: 1000 }
    )
  })

  it("what is made ready ahead changes no view, and ends", () => {
    fc.assert(
      fc.property(rowsOf, requests, (rows, series) => {
        const engine = engineOf(rows)
        for (const each of series) {
          engine.prepare()
          expect(engine.view(each)).toEqual(plainly(rows, each))
        }
        const left = Array.from({ length: 40 }, () => engine.prepare())
        expect(left.at(-1)).toBe(false)
      }),
      { numRuns: 1000 }
    )
  })

  it("typing and deleting give what the whole term gives", () => {
    const rows = Array.from({ length: 60 }, (_, index) => sampleRow({ id: index + 1, name: index.toString(2) }))
    const keys = fc.array(fc.constantFrom("0", "1", "delete", "clear"), { maxLength: 20 })
    fc.assert(
      fc.property(keys, (pressed) => {
        const engine = engineOf(rows)
        let search = ""
        for (const key of pressed) {
          search = key === "clear" ? "" : key === "delete" ? search.slice(0, -1) : search + key
          expect(engine.view({ ...request, search })).toEqual(plainly(rows, { ...request, search }))
        }
      }),
      { numRuns: 1000 }
    )
  })
})
