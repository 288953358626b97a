import type { KeyboardEvent, RefObject } from "react"
import { cellAt, handleOf, placeOf } from "./grid-cells.tsx"
import { type CellAt, type GridSize, gridMove } from "./grid-keys.tsx"

export interface GridKeys {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly size: GridSize
  readonly showRow: (row: number) => void
  readonly moveTo: (cell: CellAt) => void
  readonly onToggle: (row: number) => void
  /** From the row that was toggled last to this one. */
  readonly onRange: ((row: number) => void) | null
  readonly onSelectMatching: (() => void) | null
  readonly onMenu: (row: number) => void
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === "ContextMenu" || (key === "F10" && shiftKey)
const isSelectKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === "a" && (ctrlKey || metaKey) && !altKey

/** A cell, or the checkbox in it, which has no use for Enter; links and buttons have their own. */
const isPlain = (target: EventTarget) => target instanceof HTMLTableCellElement || target instanceof HTMLInputElement

/** The keys of a grid (WAI-ARIA), and those that every such console has: Enter opens, Space selects, Shift extends. */
export function useGridKeys(grid: GridKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { scroller, size, showRow, moveTo, onToggle, onRange, onSelectMatching, onMenu } = grid

  const open = (row: number) => {
    const link = scroller.current?.querySelector<HTMLElement>(`tr[data-r="${row}"] > th :is(a[href], button)`)
    if (link) link.click()
    else onMenu(row)
  }
  const press = (event: KeyboardEvent<HTMLElement>, at: CellAt): (() => void) | null => {
    const { key, shiftKey, target } = event
    if (isSelectKey(event)) return onSelectMatching
    if (event.altKey || event.metaKey) return null
    if (at.row < 0) {
      const cell = key === "F2" ? cellAt(scroller.current, at) : null
      const handle = cell === null ? null : handleOf(cell)
      return handle === null ? null : () => handle.focus()
    }
    if (isMenuKey(event)) return () => onMenu(at.row)
    if (key === "Enter" && isPlain(target)) return () => open(at.row)
    if (key !== " " || target instanceof HTMLButtonElement) return null
    if (shiftKey && onRange !== null) return () => onRange(at.row)
    return target instanceof HTMLInputElement ? null : () => onToggle(at.row)
  }

  return (event) => {
    const at = placeOf(event.target)
    if (at === null) return
    const act = press(event, at)
    if (act !== null) {
      event.preventDefault()
      act()
      return
    }
    if (event.altKey || event.metaKey) return
    const next = gridMove(at, event.key, event.ctrlKey, size)
    if (next === null) return
    event.preventDefault()
    // The first column sticks: its cell is in view wherever the table is scrolled to.
    if (event.key === "Home") scroller.current?.scrollTo({ left: 0 })
    const isRange = event.shiftKey && next.row >= 0 && next.row !== at.row
    if (next.row === at.row && next.column === at.column) return
    if (next.row >= 0 || event.ctrlKey) showRow(Math.max(0, next.row))
    moveTo(next)
    if (isRange) onRange?.(next.row)
  }
}
