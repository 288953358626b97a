import type { TableColumn } from "./table-column.tsx"

/** What stands before the data columns, in pixels. */
export const leadWidths = { select: 52, action: 60 }
/** What a column may be dragged to, in pixels. */
export const leastWidth = 56
export const mostWidth = 960

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

const sum = (widths: ReadonlyArray<number>): number => widths.reduce((total, width) => total + width, 0)

const shared = <Row,>(columns: ReadonlyArray<TableColumn<Row>>, room: number): ReadonlyArray<number> => {
  const own = columns.map(ownWidth)
  const needed = sum(own)
  if (room <= needed || needed === 0) return own
  const grown = own.map((width) => Math.floor((width * room) / needed))
  const used = sum(grown)
  return grown.map((width, index) => (index === grown.length - 1 ? width + Math.floor(room) - used : width))
}

/**
 * Widths of the data columns in pixels. They don't depend on the rows, so that scrolling never moves a column; room
 * that is left over is shared in proportion. A chosen width moves no other edge but those behind it: what it leaves
 * over goes to the last column.
 */
export function columnWidths<Row>(
  columns: ReadonlyArray<TableColumn<Row>>,
  room: number,
  chosen: Readonly<Record<string, number>> = {}
): ReadonlyArray<number> {
  const widths = shared(columns, room).map((width, at) => chosen[columns[at]?.key ?? ""] ?? width)
  const left = Math.floor(room) - sum(widths)
  const last = columns.at(-1)
  if (left <= 0 || last === undefined || chosen[last.key] !== undefined) return widths
  return widths.map((width, at) => (at === widths.length - 1 ? width + left : width))
}

export const clampWidth = (width: number): number => Math.min(mostWidth, Math.max(leastWidth, Math.round(width)))
