import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { type CellAt, type GridSize, gridMove } from "./grid-keys.tsx"

export interface GridView {
  readonly rowsPerView: number
  readonly showRow: (index: number) => void
}

export interface GridFocusOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rowCount: number
  readonly columnCount: number
  /** How the rows are scrolled; a reference, for what scrolls them needs to know the active cell first. */
  readonly view: RefObject<GridView>
  readonly onSpace: (rowIndex: number) => void
  readonly onMenu: (rowIndex: number) => void
}

const cellOf = (target: Element): HTMLTableCellElement | null => target.closest<HTMLTableCellElement>("td, th")

const placeOf = (target: EventTarget): CellAt | null => {
  const cell = target instanceof Element ? cellOf(target) : null
  const row = Number(cell?.closest("tr")?.getAttribute("data-r") ?? Number.NaN)
  return cell === null || Number.isNaN(row) ? null : { row, column: cell.cellIndex }
}

const focusIn = (cell: HTMLTableCellElement) => {
  const inner = cell.querySelector<HTMLElement>("a[href], button, input")
  if (inner === null && !cell.hasAttribute("tabindex")) cell.tabIndex = -1
  const target = inner ?? cell
  target.focus()
}

/** One tab stop for the whole grid, moved by the arrow keys; it follows the focus. */
export function useGridFocus({ scroller, rowCount, columnCount, view, onSpace, onMenu }: GridFocusOptions) {
  const [wanted, setActive] = useState<CellAt>({ row: -1, column: 0 })
  const isMoving = useRef(false)
  const hasFocus = useRef(false)
  const active: CellAt = {
    row: Math.min(wanted.row, rowCount - 1),
    column: Math.min(wanted.column, columnCount - 1)
  }

  useLayoutEffect(() => {
    if (!isMoving.current) return
    const row = scroller.current?.querySelector<HTMLTableRowElement>(`tr[data-r="${wanted.row}"]`)
    const cell = row?.cells[wanted.column]
    if (cell === undefined) return
    isMoving.current = false
    focusIn(cell)
  }, [wanted, scroller])

  // After every render: a row that goes takes the focus with it, and nothing tells.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    const row = scroller.current?.querySelector<HTMLTableRowElement>(`tr[data-r="${active.row}"]`)
    const cell = row?.cells[active.column]
    if (cell !== undefined) focusIn(cell)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (at === null || event.altKey || event.metaKey) return
    const isCell = event.target instanceof HTMLTableCellElement
    if (
      at.row >= 0 &&
      (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey) || (isCell && event.key === "Enter"))
    ) {
      event.preventDefault()
      onMenu(at.row)
      return
    }
    if (event.key === " " && isCell && at.row >= 0) {
      event.preventDefault()
      onSpace(at.row)
      return
    }
    const size: GridSize = { rows: rowCount, columns: columnCount, page: view.current.rowsPerView }
    const next = gridMove(at, event.key, event.ctrlKey, size)
    if (next === null) return
    event.preventDefault()
    if (next.row === at.row && next.column === at.column) return
    isMoving.current = true
    if (next.row >= 0 || event.ctrlKey) view.current.showRow(Math.max(0, next.row))
    setActive(next)
  }

  const onBlur = () => {
    hasFocus.current = false
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    hasFocus.current = true
    const at = placeOf(event.target)
    if (at !== null && (at.row !== active.row || at.column !== active.column)) setActive(at)
  }

  return { active, onKeyDown, onFocus, onBlur }
}
