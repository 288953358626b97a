import { parse } from "csv-parse/sync"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CsvValue, csvColumn, csvHeader, csvLine, csvLines, plainCell } from "./row-csv.ts"
import { sampleList, sampleRow } from "./sample-list.ts"

const read = (text: string): ReadonlyArray<ReadonlyArray<string>> => parse(text, { record_delimiter: "\r\n" })

describe("a line of CSV", () => {
  it.each<readonly [CsvValue, string]>([
    ["=1+1", "'=1+1"],
    ["+49 30", "'+49 30"],
    ["-5", "'-5"],
    ["@cmd", "'@cmd"],
    ["\t=1", "'\t=1"],
    ["\r=1", '"\'\r=1"'],
    ["\n=1", '"\'\n=1"'],
    ["＝1+1", "'＝1+1"],
    ["＋49", "'＋49"],
    ["－5", "'－5"],
    ["＠cmd", "'＠cmd"],
    ["'＝1", "''＝1"],
    ["'=1", "''=1"],
    ["'quoted'", "'quoted'"],
    ["it's =1", "it's =1"],
    ["Bar, Dock", '"Bar, Dock"'],
    ['a "b"', '"a ""b"""'],
    ["a\nb", '"a\nb"'],
    ["=a,b", '"\'=a,b"'],
    [" a", '" a"'],
    ["a ", '"a "'],
    ["", ""],
    [null, ""],
    [-5, "-5"],
    [2.5, "2.5"],
    [1e21, "1e+21"],
    [true, "true"]
  ])("%j is written as %j", (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`)
  })

  it("has a comma between its cells", () => {
    expect(csvLine(["a", 1, null, "b"])).toBe("a,1,,b\r\n")
  })

  const text = fc.string({
    unit: fc.constantFrom("a", "=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "'", " ", "é", "＝", "＠")
  })
  const values = fc.array(fc.oneof(text, fc.string(), fc.double({ noNaN: true }), fc.constant(null)), { minLength: 2 })

  it("comes back as it was through a parser, and no cell of text begins like a formula", () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 3 }), (lines) => {
        const width = Math.max(...lines.map(({ length }) => length))
        const table = lines.map((line) => Array.from({ length: width }, (_, index) => line[index] ?? null))
        const cells = read(table.map(csvLine).join(""))
        expect(cells.map((line) => line.map(plainCell))).toEqual(table.map((line) => line.map((v) => String(v ?? ""))))
        const written = table.flat()
        const formulas = cells
          .flat()
          .filter((cell, at) => typeof written[at] === "string" && /^[=+\-@＝＋－＠\t\r\n]/u.test(cell))
        expect(formulas).toEqual([])
      }),
      { numRuns: 1000 }
    )
  })

  it("keeps every number a number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer(), (a, b) => {
        const [[first, second] = []] = read(csvLine([a, b]))
        expect([Number(first), Number(second)]).toEqual([a === 0 ? 0 : a, b])
        expect([first, second].join("")).not.toContain("'")
      }),
      { numRuns: 1000 }
    )
  })
})

describe("Download this view", () => {
  const columns = sampleList.columns.map((column) => csvColumn(column))

  it("writes the columns' labels first", () => {
    expect(csvHeader(columns)).toBe("Name,Place,Version,Count,Seen,Active\r\n")
    expect(csvHeader([{ label: "=Name", valueOf: () => null }])).toBe("'=Name\r\n")
  })

  it("writes a line per row in the columns' order, only of the columns there are", () => {
    const seenAt = "2026-11-20T15:15:00.000Z"
    const rows = [
      sampleRow({ id: 1, name: "=Bar", place: "Dock", version: "5.0.0.9", count: -2, seenAt, isActive: true }),
      sampleRow({ id: 2, isActive: false })
    ]
    expect(csvLines(columns, rows)).toBe(`'=Bar,Dock,5.0.0.9,-2,${seenAt},Yes\r\n,,,,,No\r\n`)
    expect(csvLines(columns.slice(0, 1), rows)).toBe("'=Bar\r\n\r\n")
    expect(csvLines(columns, [])).toBe("")
  })

  it("writes what is shown where a cell is empty", () => {
    const column = csvColumn<{ readonly name: string | null; readonly id: number }>({
      key: "name",
      label: "Name",
      kind: "text",
      orElse: "id"
    })
    const rows = ["Bar", "", null].map((name, id) => ({ name, id }))
    expect(csvLines([column], rows)).toBe("Bar\r\n1\r\n2\r\n")
  })

  it("writes what is no text as JSON, and what is not there as nothing", () => {
    const column = csvColumn<{ readonly config: unknown }>({ key: "config", label: "Config", kind: "text" })
    expect(csvLines([column], [{ config: { a: ["=1"] } }, { config: undefined }, { config: null }])).toBe(
      '"{""a"":[""=1""]}"\r\n\r\n\r\n'
    )
  })
})
