import { type RefObject, useLayoutEffect, useRef } from "react"
import { beyondOf, rowsInView, shownTop } from "../layout/row-window.tsx"
import { covers, type Span } from "../layout/spans.tsx"
import { type Rendered, type Scrolled, useScrollView } from "../layout/use-scroll-view.tsx"
import { treeRowHeight } from "./tree-row.tsx"

interface TreeWindowOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly count: number
  /** The row with the tab stop stays in the page, or scrolling would drop the focus. */
  readonly kept: number
}

/** Rows on either side of those in view, and at the most where a fling is going. */
const beyond = { rendered: { usual: 8, most: 40 }, needed: { usual: 2, most: 12 } }

const nothing = () => undefined

/** Which rows of the tree to render, and how one is brought into view. */
export function useTreeWindow({ scroller, count, kept }: TreeWindowOptions) {
  const rendered = useRef<Rendered>({ holds: () => true })
  const { box, at } = useScrollView({ scroller, place: "", rowCount: count, start: 0, rendered, onRest: nothing })
  const rowsAt = ({ top, moved }: Scrolled, { usual, most }: (typeof beyond)["needed"], steps: number): Span =>
    rowsInView(
      { count, rowHeight: treeRowHeight, top, height: box.height },
      beyondOf(usual, (steps * moved) / treeRowHeight, most)
    )
  const rows = rowsAt(at, beyond.rendered, 2)

  useLayoutEffect(() => {
    rendered.current = { holds: (next) => covers(rows, rowsAt(next, beyond.needed, 1)) }
  })

  const indexes = Array.from({ length: rows.end - rows.first }, (_, offset) => rows.first + offset)
  if (kept >= 0 && kept < rows.first) indexes.unshift(kept)
  if (kept >= rows.end && kept < count) indexes.push(kept)

  const showRow = (index: number) => {
    const node = scroller.current
    if (node === null) return
    const top = shownTop(index, { rowHeight: treeRowHeight, top: node.scrollTop, height: box.height })
    if (top !== null) node.scrollTo({ top })
  }
  return { indexes, showRow }
}
