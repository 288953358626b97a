import type { Span } from "./spans.tsx"

export interface RowView {
  readonly count: number
  readonly rowHeight: number
  /** How far the rows are scrolled, and how much of them is seen, in pixels. */
  readonly top: number
  readonly height: number
}

/** The rows in view, and `beyond` rows on either side of it. */
export function rowsInView({ count, rowHeight, top, height }: RowView, beyond: number): Span {
  const highest = Math.max(0, count * rowHeight - height)
  const start = Math.min(Math.max(0, top), highest)
  return {
    first: Math.max(0, Math.floor(start / rowHeight) - beyond),
    end: Math.min(count, Math.ceil((start + height) / rowHeight) + beyond)
  }
}
