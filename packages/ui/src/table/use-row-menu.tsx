import { type MouseEvent, type RefObject, useState } from "react"

interface OpenMenu<Row> {
  readonly row: Row
  readonly anchor: HTMLElement
}

export interface RowMenuOptions<Row> {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: ReadonlyArray<Row>
  readonly rowId: (row: Row) => number
}

/** The one open menu, and the row it was opened for, wherever a refresh puts that row. */
export function useRowMenu<Row>({ scroller, rows, rowId }: RowMenuOptions<Row>) {
  const [menu, setMenu] = useState<OpenMenu<Row> | null>(null)
  const find = (selector: string) => scroller.current?.querySelector<HTMLElement>(selector) ?? null

  const openAt = (index: number) => {
    const row = rows[index]
    const anchor = find(`tr[data-r="${index}"] [data-menu]`)
    if (row !== undefined && anchor !== null) setMenu({ row, anchor })
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-menu]") : null
    const index = Number(button?.closest("tr")?.getAttribute("data-r") ?? -1)
    if (button === null || index < 0) return
    if (menu === null) openAt(index)
    else setMenu(null)
  }
  const close = () => {
    setMenu(null)
    if (menu === null || document.activeElement !== menu.anchor) return
    // Rows are re-used by their place: the button that was pressed may be another row's by now.
    find(`[data-menu="${rowId(menu.row)}"]`)?.focus({ preventScroll: true })
  }
  return { menu, openAt, onClick, close }
}
