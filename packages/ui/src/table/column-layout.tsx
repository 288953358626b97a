import { partsOf, type Span } from "../layout/spans.tsx"
import type { TableColumn } from "./table-column.tsx"

interface PlannedCell<Row> {
  readonly type: "cell"
  readonly column: TableColumn<Row>
  /** Its place among the data columns. */
  readonly at: number
  /** Which of the columns that stick side by side it is; null when it scrolls. */
  readonly pin: number | null
}

/** One empty cell in place of columns out of view. */
interface PlannedGap {
  readonly type: "gap"
  readonly at: number
  readonly span: number
}

export type ColumnLayout<Row> = ReadonlyArray<PlannedCell<Row> | PlannedGap>

/** Which columns stick, in their order. */
export const pinnedColumns = <Row,>(
  columns: ReadonlyArray<TableColumn<Row>>,
  pinned: ReadonlySet<string> | undefined
): ReadonlyArray<number> =>
  columns.flatMap(({ key, isName }, at) => (isName === true || pinned?.has(key) === true ? [at] : []))

/** What each row has of the columns: those in view, those that stick, and the one that keeps the focus. */
export function layOutColumns<Row>(
  columns: ReadonlyArray<TableColumn<Row>>,
  pins: ReadonlyArray<number>,
  view: Span,
  kept = -1
): ColumnLayout<Row> {
  return partsOf(columns.length, view, [...pins, kept]).flatMap<PlannedCell<Row> | PlannedGap>((part) => {
    if (part.type === "gap") {
      const { first, end } = part.span
      return [{ type: "gap", at: first, span: end - first }]
    }
    const column = columns[part.at]
    const pin = pins.indexOf(part.at)
    return column === undefined ? [] : [{ type: "cell", column, at: part.at, pin: pin < 0 ? null : pin }]
  })
}
