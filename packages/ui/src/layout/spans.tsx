/** Places one after the other, `end` not included. */
export interface Span {
  readonly first: number
  readonly end: number
}

export const covers = (whole: Span, part: Span): boolean => whole.first <= part.first && part.end <= whole.end

export type Part = { readonly type: "shown"; readonly at: number } | { readonly type: "gap"; readonly span: Span }

/** All places in order: those of the span and those kept one by one, and gaps that stand for the rest. */
export function partsOf(count: number, { first, end }: Span, kept: ReadonlyArray<number>): ReadonlyArray<Part> {
  const outside = kept.filter((at) => at >= 0 && at < count && (at < first || at >= end))
  const inside = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => first + index)
  const parts: Array<Part> = []
  let next = 0
  for (const at of [...new Set([...outside, ...inside])].sort((a, b) => a - b)) {
    if (at > next) parts.push({ type: "gap", span: { first: next, end: at } })
    parts.push({ type: "shown", at })
    next = at + 1
  }
  if (count > next) parts.push({ type: "gap", span: { first: next, end: count } })
  return parts
}
