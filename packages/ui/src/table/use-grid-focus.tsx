import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { cellAt, focusIn, placeOf } from "./grid-cells.tsx"
import type { CellAt } from "./grid-keys.tsx"

export interface GridFocusOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rowCount: number
  readonly columnCount: number
  /** Which row stands at a place; undefined while it is on its way. */
  readonly idAt: (row: number) => number | undefined
  /** Where a row stands now; -1 when it is gone. */
  readonly indexOf: (id: number) => number
}

interface Wanted extends CellAt {
  readonly id: number | undefined
}

/** One tab stop for the whole grid. It follows the focus, and its row when that moves. */
export function useGridFocus({ scroller, rowCount, columnCount, idAt, indexOf }: GridFocusOptions) {
  const [wanted, setWanted] = useState<Wanted>({ row: -1, column: 0, id: undefined })
  const isMoving = useRef(false)
  const hasFocus = useRef(false)

  const moved =
    wanted.id === undefined || wanted.row < 0 || idAt(wanted.row) === wanted.id ? wanted.row : indexOf(wanted.id)
  const active: CellAt = {
    row: Math.min(moved < 0 ? wanted.row : moved, rowCount - 1),
    column: Math.min(wanted.column, columnCount - 1)
  }
  const here = idAt(active.row)
  // Another record stands where the row was that is gone: the tab stop is that one's now.
  if (moved < 0 && wanted.row >= 0 && here !== undefined) setWanted({ ...active, id: here })

  useLayoutEffect(() => {
    if (!isMoving.current) return
    const cell = cellAt(scroller.current, wanted)
    if (cell === null) return
    isMoving.current = false
    focusIn(cell)
  }, [wanted, scroller])

  // After every render: a row that goes takes the focus with it, and one that moves leaves it behind; nothing tells.
  useLayoutEffect(() => {
    if (!hasFocus.current) return
    const focused = document.activeElement
    const place = focused === null || focused === document.body ? null : placeOf(focused)
    if (focused !== document.body && (place === null || place.row === active.row)) return
    const cell = cellAt(scroller.current, active)
    if (cell !== null) focusIn(cell, { preventScroll: focused !== document.body })
  })

  const moveTo = (next: CellAt) => {
    isMoving.current = true
    setWanted({ ...next, id: idAt(next.row) })
  }
  const onBlur = () => {
    hasFocus.current = false
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    hasFocus.current = true
    const at = placeOf(event.target)
    if (at === null) return
    const next = { ...at, id: idAt(at.row) }
    // The focus may move twice before a render: what it is compared with is what was set last.
    setWanted((old) => (old.row === next.row && old.column === next.column && old.id === next.id ? old : next))
  }

  return { active, moveTo, onFocus, onBlur }
}
