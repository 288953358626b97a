import type { TableColumn } from "./table-column.tsx"

export const selectWidth = 52
export const actionWidth = 60

const narrowest = { text: 144, version: 112, number: 88, date: 164, flag: 96 }
const nameWidth = 208
const widest = 180
const perLetter = 7
const sortMark = 40

/** Long labels take two lines. */
const labelWidth = (label: string): number =>
  Math.min(widest, Math.max(...label.split(" ").map((word) => word.length)) * perLetter + sortMark)

const ownWidth = <Row,>({ width, label, isName, kind = "text" }: TableColumn<Row>): number =>
  width ?? (isName ? nameWidth : Math.max(narrowest[kind], labelWidth(label)))

/**
 * Widths of the data columns in pixels. They don't depend on the rows, so that scrolling never moves a column;
 * room that is left over is shared in proportion.
 */
export function columnWidths<Row>(columns: ReadonlyArray<TableColumn<Row>>, room: number): ReadonlyArray<number> {
  const own = columns.map(ownWidth)
  const needed = own.reduce((sum, width) => sum + width, 0)
  if (room <= needed || needed === 0) return own
  const grown = own.map((width) => Math.floor((width * room) / needed))
  const used = grown.reduce((sum, width) => sum + width, 0)
  return grown.map((width, index) => (index === grown.length - 1 ? width + Math.floor(room) - used : width))
}
