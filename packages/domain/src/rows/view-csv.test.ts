import { parse } from "csv-parse/sync"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { deviceList } from "../device/device-list.ts"
import { sampleDevice } from "../device/sample-device.ts"
import { installationFields } from "../installation/installation.ts"
import { installationList } from "../installation/installation-list.ts"
import type { ListDescription } from "./list-description.ts"
import { plainCell } from "./row-csv.ts"
import { rowIds } from "./row-ids.ts"
import { makeRowReader } from "./row-reader.ts"
import { makeRowsEngine } from "./rows-engine.ts"
import { sampleList, sampleRow } from "./sample-list.ts"
import type { CsvRequest } from "./view-csv.ts"

const all: CsvRequest = {
  search: "",
  sort: { key: "name", direction: "ascending" },
  only: null,
  columns: sampleList.columns.map(({ key }) => key)
}

const fileOf = <Row extends object>(list: ListDescription<Row>, rows: ReadonlyArray<Row>, request: CsvRequest) => {
  const engine = makeRowsEngine(list)
  engine.replace(rows)
  const pieces = [...engine.csv(request)]
  const text = pieces.map((piece) => piece.text).join("")
  const cells: ReadonlyArray<ReadonlyArray<string>> = parse(text, { bom: true, record_delimiter: "\r\n" })
  return { engine, pieces, text, cells }
}

const rows = ["Zoe", "=Bar", "bär", "Ada"].map((name, index) => sampleRow({ id: index + 1, name, count: index }))

describe("the file of a view", () => {
  it("begins with a byte-order mark and the labels, and has the rows in the list's order", () => {
    const { text } = fileOf(sampleList, rows, { ...all, columns: ["name", "count"] })
    expect(text).toBe("\uFEFFName,Count\r\n'=Bar,1\r\nAda,3\r\nbär,2\r\nZoe,0\r\n")
  })

  it("has only the columns asked for, in their order, each that the list shows", () => {
    const { text } = fileOf(sampleList, rows.slice(0, 1), { ...all, columns: ["count", "id", "name", "nothing"] })
    expect(text).toBe("\uFEFFCount,Name\r\n0,Zoe\r\n")
  })

  it("has only the rows that match the search", () => {
    const { text } = fileOf(sampleList, rows, { ...all, search: "B", columns: ["name"] })
    expect(text).toBe("\uFEFFName\r\n'=Bar\r\nbär\r\n")
  })

  it("has only the chosen rows where they are asked for, whatever is searched for, in the list's order", () => {
    const only = rowIds([1, 99, 2])
    const { text, pieces } = fileOf(sampleList, rows, { ...all, search: "ada", only, columns: ["name"] })
    expect(text).toBe("\uFEFFName\r\n'=Bar\r\nZoe\r\n")
    expect(pieces).toMatchObject([{ done: 2, total: 2 }])
  })

  it("has its first line where there are no rows", () => {
    const { pieces } = fileOf(sampleList, [], { ...all, columns: ["name"] })
    expect(pieces).toEqual([{ text: "\uFEFFName\r\n", done: 0, total: 0 }])
  })

  it("is of the rows that were there when it was asked for", () => {
    const many = Array.from({ length: 1200 }, (_, index) => sampleRow({ id: index, name: `n${index}` }))
    const { engine } = fileOf(sampleList, many, all)
    const pieces = engine.csv({ ...all, columns: ["name"] })
    const first = pieces.next().value
    engine.replace([])
    expect([first, ...pieces].map((piece) => [piece?.done, piece?.total])).toEqual([
      [500, 1200],
      [1000, 1200],
      [1200, 1200]
    ])
  })

  it("in pieces is the file in one, and comes back cell by cell as the rows are", () => {
    const text = fc.option(fc.string({ unit: fc.constantFrom("a", "\n", '"', ",", "é", "x") }), { nil: null })
    const row = fc.record({ name: text, place: text, count: fc.option(fc.integer(), { nil: null }) })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (some, times) => {
        const given = Array.from({ length: times }, () => some).flat()
        const { cells } = fileOf(
          sampleList,
          given.map((each, id) => sampleRow({ id, ...each })),
          { ...all, sort: { key: "nothing", direction: "ascending" }, columns: ["name", "place", "count"] }
        )
        expect(cells.map((line) => line.map(plainCell))).toEqual([
          ["Name", "Place", "Count"],
          ...given.map(({ name, place, count }) => [name ?? "", place ?? "", String(count ?? "")])
        ])
      }),
      { numRuns: 60 }
    )
  })
})

describe("secrets stay", () => {
  const keys = ["4f1d-key", "77aa-key", "b0b0-key", "c1c1-key", "d2d2-key", "e3e3-key"]
  const [deviceStatusDeviceKey0 = "", deviceStatusDeviceKey1 = "", deviceStatusDeviceKey2 = ""] = keys
  const [, , , deviceStatusDeviceKey3 = "", deviceStatusDeviceKey4 = "", deviceStatusDeviceKey5 = ""] = keys

  it("the keys of a device are in no file, asked for or not", () => {
    const device = sampleDevice({
      deviceStatusDeviceKey0,
      deviceStatusDeviceKey1,
      deviceStatusDeviceKey2,
      deviceStatusDeviceKey3,
      deviceStatusDeviceKey4,
      deviceStatusDeviceKey5
    })
    const row = deviceList.derive?.(device, () => undefined) ?? device
    const { text } = fileOf(deviceList, [row], { ...all, columns: Object.keys(row) })
    expect(text).toContain("Details")
    expect(keys.filter((key) => text.includes(key))).toEqual([])
  })

  it("nor is the authentication code of an installation", () => {
    const manifest = { machine: { nickname: "Bar" }, credentials: { authenticationCode: "code-of-the-install" } }
    const installation = Result.getOrThrow(makeRowReader(installationFields)({ id: 1, manifest }))
    const row = installationList.derive?.(installation, () => undefined) ?? installation
    const { text } = fileOf(installationList, [row], { ...all, columns: Object.keys(row) })
    expect(text).toContain("Bar")
    expect(text).not.toContain("code-of-the-install")
  })
})

it("100,000 rows are written in many small pieces, and all of them", () => {
  const engine = makeRowsEngine(sampleList)
  engine.replace(Array.from({ length: 100_000 }, (_, id) => sampleRow({ id, name: `UTG ${id}`, place: "Dock, 7" })))
  const pieces = Array.from(engine.csv(all), ({ text, done }) => [text.split("\r\n").length - 1, done])
  const rest = Array.from({ length: 199 }, (_, index) => [500, 500 * (index + 2)])
  expect(pieces).toEqual([[501, 500], ...rest])
})
