import type { TableColumn } from "./table-column.tsx"

export const selectWidth = 52
export const actionWidth = 60

const narrowest = 92
const widest = 180
const perLetter = 8
const sortMark = 40

const ownWidth = <Row,>({ width, label, isName }: TableColumn<Row>): number =>
  width ?? (isName ? 200 : Math.min(widest, Math.max(narrowest, label.length * perLetter + sortMark)))

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
