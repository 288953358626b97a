import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useLayoutEffect } from "react"
import { observeViewRect } from "../layout/view-rect.tsx"

export type TablePart =
  | { readonly type: "row"; readonly index: number }
  | { readonly type: "gap"; readonly before: number; readonly height: number }

export interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly count: number
  /** Changes with page and order; the table then starts at its top again. */
  readonly place: string
  /** A row that stays in the page wherever the table is scrolled to: the one with the tab stop. */
  readonly pinnedRow: number
}

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
const rowRem = 2
const headRem = 2.75

/** Which rows to render, and the empty rows that stand for the rest. */
export function useVirtualRows({ scroller, count, place, pinnedRow }: VirtualRowsOptions) {
  "use no memo"
  const rem = rootSize()
  const rowHeight = rowRem * rem
  const headHeight = headRem * rem
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    observeElementRect: observeViewRect,
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range)
      if (pinnedRow < 0 || pinnedRow >= range.count || indices.includes(pinnedRow)) return indices
      return [...indices, pinnedRow].sort((a, b) => a - b)
    }
  })

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [place, scroller])

  const parts: Array<TablePart> = []
  let end = 0
  for (const { index } of virtual.getVirtualItems()) {
    const start = index * rowHeight
    if (start > end) parts.push({ type: "gap", before: index, height: start - end })
    parts.push({ type: "row", index })
    end = start + rowHeight
  }
  const total = count * rowHeight
  if (total > end) parts.push({ type: "gap", before: count, height: total - end })

  return {
    parts,
    rowsPerView: Math.max(1, Math.floor(((virtual.scrollRect?.height ?? 0) - headHeight) / rowHeight) - 1),
    showRow: (index: number) => virtual.scrollToIndex(index, { align: "auto" })
  }
}
