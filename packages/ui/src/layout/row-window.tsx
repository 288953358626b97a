import type { Span } from "./spans.tsx"

export interface RowView {
  readonly count: number
  readonly rowHeight: number
  /** How far the rows are scrolled, and how much of them is seen, in pixels. */
  readonly top: number
  readonly height: number
}

/** Rows on either side of what is seen. */
export interface Beyond {
  readonly above: number
  readonly below: number
}

/** `usual` rows on either side, and as many more where it is going as the last event passed, `most` at the most. */
export const beyondOf = (usual: number, passed: number, most: number): Beyond => {
  const ahead = Math.min(most, usual + Math.ceil(Math.abs(passed)))
  return passed < 0 ? { above: ahead, below: usual } : { above: usual, below: ahead }
}

/** The rows in view, and those beyond them. */
export function rowsInView({ count, rowHeight, top, height }: RowView, { above, below }: Beyond): Span {
  const highest = Math.max(0, count * rowHeight - height)
  const start = Math.min(Math.max(0, top), highest)
  return {
    first: Math.max(0, Math.floor(start / rowHeight) - above),
    end: Math.min(count, Math.ceil((start + height) / rowHeight) + below)
  }
}

/** Where to scroll to so that a row is seen whole, as near as may be; null where it is. */
export function shownTop(index: number, { rowHeight, top, height }: Omit<RowView, "count">): number | null {
  const highest = index * rowHeight
  const lowest = highest + rowHeight - height
  if (highest < top) return highest
  return lowest > top ? lowest : null
}
