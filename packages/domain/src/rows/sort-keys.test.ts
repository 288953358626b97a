import { describe, expect, it } from "vitest"
import { makeHeldColumn } from "./held-column.ts"
import type { CellKind } from "./list-description.ts"
import { runToEnd } from "./resumable.ts"
import { positionsBy, ranking } from "./sort-keys.ts"

const ranks = (values: ReadonlyArray<unknown>, kind: CellKind) => {
  const column = makeHeldColumn()
  values.forEach(column.add)
  column.close()
  const { of, count } = runToEnd(ranking(column, values.length, kind))
  return { of: [...of], count }
}

describe("the ranks of a column", () => {
  it.each<readonly [string, CellKind, ReadonlyArray<unknown>, ReadonlyArray<number>, number]>([
    ["text without case", "text", ["b", "A", "B", "a", "c"], [1, 0, 1, 0, 2], 3],
    ["nothing and empty text as none", "text", [null, "a", ""], [-1, 0, -1], 1],
    ["numbers as text in a column of text", "text", [10, 9, null], [0, 1, -1], 2],
    ["text among numbers", "text", ["b", 1, "A", true], [2, 0, 1, 3], 4],
    ["JSON as none", "text", [{ a: 1 }, [2], "x"], [-1, -1, 0], 1],
    ["flags", "flag", [true, false, null, true], [1, 0, -1, 1], 2],
    ["numbers by value", "number", [10, 9, -1, 9.5, null], [3, 1, 0, 2, -1], 4],
    ["text as numbers, equal ones alike", "number", ["10", "9", "9.0", "x", "", null], [1, 0, 0, -1, -1, -1], 2],
    ["dates by instant", "date", ["2026-11-20T15:15:00.000Z", "0999-01-01T00:00:00.000Z"], [1, 0], 2],
    ["5.0.0.9 before 5.0.0.10", "version", ["5.0.0.10", "5.0.0.9", "5.0.0.9"], [1, 0, 0], 2],
    ["the shorter version first", "version", ["5.0.0", "5.0", "v5.0", "4.9"], [3, 1, 2, 0], 4],
    ["the longer version last, whatever stands before it", "version", ["v5.0", "5.0.0"], [0, 1], 2],
    ["equal parts by their text", "version", ["v5", "5", "a5", "5-b"], [3, 0, 2, 1], 4],
    ["no version first", "version", ["0.1", "beta", "alpha"], [2, 1, 0], 3],
    ["no version first, wherever it stands", "version", ["beta", "0.1", "alpha", "0.2"], [1, 2, 0, 3], 4],
    ["no rows", "text", [], [], 0]
  ])("%s", (_, kind, values, of, count) => {
    expect(ranks(values, kind)).toEqual({ of, count })
  })

  it("are those of more rows than a column of texts joins", () => {
    const values = Array.from({ length: 9000 }, (_, index) => `Name ${String(8999 - index).padStart(4, "0")}`)
    expect(ranks(values, "text").of).toEqual(values.map((_, index) => 8999 - index))
  })
})

it("the rows of one rank keep their order, those without come last, in both directions", () => {
  const given = { of: Int32Array.of(1, -1, 0, 1, 0, -1), count: 2 }
  expect([positionsBy(given, "ascending"), positionsBy(given, "descending")]).toEqual([
    Uint32Array.of(2, 4, 0, 3, 1, 5),
    Uint32Array.of(0, 3, 2, 4, 1, 5)
  ])
})
