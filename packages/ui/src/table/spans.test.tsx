import { describe, expect, it } from "vitest"
import { beyondOf, rowsInView, shownTop } from "../layout/row-window.tsx"
import { partsOf } from "../layout/spans.tsx"
import { layOutColumns } from "./column-layout.tsx"
import { columnWidths } from "./column-widths.tsx"
import { columnsInView } from "./column-window.tsx"

const shape = (count: number, first: number, end: number, kept: ReadonlyArray<number>) =>
  partsOf(count, { first, end }, kept).map((part) =>
    part.type === "gap" ? `${part.span.first}..${part.span.end}` : part.at
  )

describe("places in view", () => {
  it("gives way to one gap on either side, and keeps single places in between", () => {
    expect([
      shape(10, 3, 6, []),
      shape(10, 3, 6, [0, 4, 8]),
      shape(3, 0, 3, [-1, 7]),
      shape(5, 0, 0, [2]),
      shape(0, 0, 0, [0])
    ]).toEqual([
      ["0..3", 3, 4, 5, "6..10"],
      [0, "1..3", 3, 4, 5, "6..8", 8, "9..10"],
      [0, 1, 2],
      ["0..2", 2, "3..5"],
      []
    ])
  })

  it("renders more rows where a scroll is going, the faster the more, up to a limit", () => {
    expect([beyondOf(6, 0, 30), beyondOf(6, 4.2, 30), beyondOf(6, -4.2, 30), beyondOf(6, 90, 30)]).toEqual([
      { above: 6, below: 6 },
      { above: 6, below: 11 },
      { above: 11, below: 6 },
      { above: 6, below: 30 }
    ])
  })

  it("counts the rows of a view that no longer reaches as far as it was scrolled", () => {
    const view = { rowHeight: 32, height: 320 }
    expect([
      rowsInView({ ...view, count: 1000, top: 0 }, { above: 6, below: 6 }),
      rowsInView({ ...view, count: 1000, top: 3216 }, { above: 2, below: 2 }),
      rowsInView({ ...view, count: 20, top: 3216 }, { above: 2, below: 2 }),
      rowsInView({ ...view, count: 3, top: 3216 }, { above: 6, below: 6 })
    ]).toEqual([
      { first: 0, end: 16 },
      { first: 98, end: 113 },
      { first: 8, end: 20 },
      { first: 0, end: 3 }
    ])
  })

  it("brings a row into view by the shortest way, and one that is seen whole by none", () => {
    const view = { rowHeight: 32, top: 320, height: 320 }
    expect([9, 10, 19, 20].map((index) => shownTop(index, view))).toEqual([288, null, null, 352])
  })

  it("finds the columns in view by their widths, and all while the view has none", () => {
    const widths = Array.from({ length: 20 }, () => 100)
    const view = { widths, lead: 50, width: 500 }
    expect([
      columnsInView({ ...view, left: 0 }, 200),
      columnsInView({ ...view, left: 1000 }, 200),
      columnsInView({ ...view, left: 9999 }, 200),
      columnsInView({ ...view, left: 0, width: 0 }, 200)
    ]).toEqual([
      { first: 0, end: 7 },
      { first: 7, end: 17 },
      { first: 13, end: 20 },
      { first: 0, end: 20 }
    ])
  })

  it("plans a row: what sticks, what is seen, and the cell that keeps the focus", () => {
    const columns = ["a", "b", "c", "d", "e", "f"].map((key) => ({ key, label: key, cell: () => key }))
    const plan = layOutColumns(columns, [0], { first: 2, end: 4 }, 5)
    expect(plan.map((part) => (part.type === "gap" ? part.span : `${part.column.key}${part.pin ?? ""}`))).toEqual([
      "a0",
      1,
      "c",
      "d",
      1,
      "f"
    ])
  })
})

describe("widths", () => {
  const columns = [
    { key: "a", label: "A", width: 100, cell: () => null },
    { key: "b", label: "B", width: 100, cell: () => null },
    { key: "c", label: "C", width: 200, cell: () => null }
  ]

  it("share what is left over; a chosen one moves nothing before it and leaves the rest to the last", () => {
    expect([
      columnWidths(columns, 300),
      columnWidths(columns, 800),
      columnWidths(columns, 800, { a: 120 }),
      columnWidths(columns, 800, { b: 500 }),
      columnWidths(columns, 800, { c: 60 })
    ]).toEqual([
      [100, 100, 200],
      [200, 200, 400],
      [120, 200, 480],
      [200, 500, 400],
      [200, 200, 60]
    ])
  })
})
