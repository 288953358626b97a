import type { Span } from "../layout/spans.tsx"

export interface ColumnView {
  /** Of the data columns, in pixels. */
  readonly widths: ReadonlyArray<number>
  /** What stands before the data columns. */
  readonly lead: number
  readonly left: number
  /** 0 while it is not known: all columns count as seen. */
  readonly width: number
}

/** The data columns that are seen when the table is scrolled to `left`, and those within `beyond` pixels of them. */
export function columnsInView({ widths, lead, left, width }: ColumnView, beyond: number): Span {
  if (width === 0) return { first: 0, end: widths.length }
  const total = widths.reduce((sum, own) => sum + own, lead)
  const start = Math.min(Math.max(0, left), Math.max(0, total - width))
  let first = widths.length
  let end = 0
  let edge = lead
  for (const [at, own] of widths.entries()) {
    if (edge + own > start - beyond && edge < start + width + beyond) {
      first = Math.min(first, at)
      end = at + 1
    }
    edge += own
  }
  return { first: Math.min(first, end), end }
}
