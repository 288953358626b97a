import type { CellAt } from "./grid-keys.tsx"

/** Columns out of view are not in the page, so that a cell's place among its siblings tells nothing. */
const columnOf = (cell: Element): number => Number(cell.getAttribute("aria-colindex") ?? 0) - 1

export const placeOf = (target: EventTarget | null): CellAt | null => {
  const cell = target instanceof Element ? target.closest("[aria-colindex]") : null
  const row = Number(cell?.closest("tr")?.getAttribute("data-r") ?? Number.NaN)
  return cell === null || Number.isNaN(row) ? null : { row, column: columnOf(cell) }
}

export const cellAt = (scroller: HTMLElement | null, { row, column }: CellAt): HTMLElement | null =>
  scroller?.querySelector<HTMLElement>(`tr[data-r="${row}"] > [aria-colindex="${column + 1}"]`) ?? null

const widget = "a[href], button, input"

/** A cell that sticks counts as where it would be without: focusing it would scroll the table there. */
const isStuckInView = (cell: HTMLElement): boolean => {
  const scroller = cell.closest(".cc-table-scroll")
  if (scroller === null || getComputedStyle(cell).position !== "sticky") return false
  return cell.getBoundingClientRect().right <= scroller.getBoundingClientRect().right
}

export const focusIn = (cell: HTMLElement, options: FocusOptions = {}): void => {
  const inner = cell.querySelector<HTMLElement>(widget)
  if (inner === null && !cell.hasAttribute("tabindex")) cell.tabIndex = -1
  const target = inner ?? cell
  target.focus({ preventScroll: cell.classList.contains("cc-pin") && isStuckInView(cell), ...options })
}

/** The handle in the header cell that changes its column's width. */
export const handleOf = (cell: Element): HTMLElement | null => cell.querySelector<HTMLElement>("[role=separator]")
