import type { Density } from "@command-center/domain/rows/columns"
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react"
import { beyondOf, rowsInView, shownTop } from "../layout/row-window.tsx"
import { covers, type Span } from "../layout/spans.tsx"
import { type Rendered, type Scrolled, useScrollView } from "../layout/use-scroll-view.tsx"
import { columnWidths } from "./column-widths.tsx"
import { columnsInView } from "./column-window.tsx"
import { rootSize } from "./root-size.tsx"
import type { TableColumn } from "./table-column.tsx"

export interface TableWindowOptions<Row> {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly columns: ReadonlyArray<TableColumn<Row>>
  readonly chosenWidths: Readonly<Record<string, number>>
  readonly pins: ReadonlyArray<number>
  /** What stands before the data columns, in pixels. */
  readonly lead: number
  readonly rowCount: number
  readonly density: Density
  readonly isPhone: boolean
  readonly place: string
  readonly start: number
  readonly onRest: (top: number) => void
}

const rowRem: Readonly<Record<"usual" | "phone", Readonly<Record<Density, number>>>> = {
  usual: { comfortable: 2, compact: 1.75, roomy: 2.5 },
  phone: { comfortable: 3.5, compact: 3, roomy: 4 }
}
const headRems = { usual: 2.75, phone: 3.5 }
/** At rest, and at the most where a fling is going. */
const beyondRows = { rendered: { usual: 6, most: 30 }, needed: { usual: 2, most: 12 }, none: { usual: 0, most: 0 } }
const beyondPixels = { rendered: 320, needed: 80 }

/** Which rows and columns to render, how wide and how high they are. */
export function useTableWindow<Row>(options: TableWindowOptions<Row>) {
  const { scroller, columns, chosenWidths, pins, lead, rowCount, isPhone, place, start, onRest } = options
  const kind = isPhone ? "phone" : "usual"
  const headRem = headRems[kind]
  const [rem] = useState(rootSize)
  const rowHeight = rowRem[kind][options.density] * rem
  const rendered = useRef<Rendered>({ holds: () => true })
  const { box, at } = useScrollView({ scroller, place, rowCount, start, rendered, onRest })
  const height = box.height - headRem * rem

  const widths = useMemo(
    () => columnWidths(columns, box.width - lead, chosenWidths),
    [columns, box.width, lead, chosenWidths]
  )
  const rowsAt = ({ top, moved }: Scrolled, { usual, most }: (typeof beyondRows)["needed"], steps: number): Span =>
    rowsInView({ count: rowCount, rowHeight, top, height }, beyondOf(usual, (steps * moved) / rowHeight, most))
  const columnsAt = ({ left }: Scrolled, beyond: number): Span =>
    isPhone ? { first: 0, end: columns.length } : columnsInView({ widths, lead, left, width: box.width }, beyond)
  const rows = rowsAt(at, beyondRows.rendered, 2)
  const inView = rowsAt(at, beyondRows.none, 0)
  const shown = columnsAt(at, beyondPixels.rendered)

  useLayoutEffect(() => {
    rendered.current = {
      holds: (next) =>
        covers(rows, rowsAt(next, beyondRows.needed, 1)) && covers(shown, columnsAt(next, beyondPixels.needed))
    }
  })

  const showRow = (index: number) => {
    const node = scroller.current
    if (node === null) return
    const top = shownTop(index, { rowHeight, top: node.scrollTop, height: node.clientHeight - headRem * rem })
    if (top !== null) node.scrollTo({ top })
  }
  const pinLefts: Record<`--cc-pin-${number}`, string> = {}
  let edge = lead
  for (const [index, pin] of pins.entries()) {
    pinLefts[`--cc-pin-${index}`] = `${edge}px`
    edge += widths[pin] ?? 0
  }
  return {
    widths,
    rows,
    inView,
    columns: shown,
    rowHeight,
    viewWidth: box.width,
    pinLefts,
    pinnedWidth: edge,
    rowsPerView: Math.max(1, Math.floor(height / rowHeight) - 1),
    showRow
  }
}
