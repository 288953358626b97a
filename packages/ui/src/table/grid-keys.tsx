/** A cell of the grid; row -1 is the header. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
  readonly page: number
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Where a key leads from a cell (WAI-ARIA grid); null when the key is not the grid's. */
export function gridMove(at: CellAt, key: string, isControl: boolean, size: GridSize): CellAt | null {
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const to = (row: number, column: number): CellAt => ({
    row: clamp(row, -1, lastRow),
    column: clamp(column, 0, lastColumn)
  })
  switch (key) {
    case "ArrowDown":
      return to(at.row + 1, at.column)
    case "ArrowUp":
      return to(at.row - 1, at.column)
    case "ArrowRight":
      return to(at.row, at.column + 1)
    case "ArrowLeft":
      return to(at.row, at.column - 1)
    case "PageDown":
      return to(at.row + size.page, at.column)
    case "PageUp":
      return to(Math.max(at.row - size.page, Math.min(at.row, 0)), at.column)
    case "Home":
      return isControl ? to(-1, 0) : to(at.row, 0)
    case "End":
      return isControl ? to(lastRow, lastColumn) : to(at.row, lastColumn)
    default:
      return null
  }
}
