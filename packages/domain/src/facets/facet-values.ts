import type { CodedColumn } from "../rows/coded-column.ts"
import { firstOf, type Order } from "../rows/first-of.ts"
import type { CellKind } from "../rows/list-description.ts"
import { facetLabel } from "./facet-chips.ts"

export interface FacetValue {
  /** "" for rows without a value. */
  readonly text: string
  readonly count: number
}

/** Values that are shown at once; more are found by their text. */
const mostShown = 100

/** What most rows of the list have comes first, whatever is searched for and chosen: a choice moves no value. */
const inOrder =
  ({ texts, counts }: Pick<CodedColumn, "texts" | "counts">): Order =>
  (one, other) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) || ((texts[one] ?? "") < (texts[other] ?? "") ? -1 : 1)

/** The values of a column in their order, those that have a text in them, whatever its case. */
export const makeFacetValues = (column: Pick<CodedColumn, "texts" | "counts">, kind: CellKind) => {
  const { texts, counts } = column
  const order = inOrder(column)
  const had = Uint32Array.from(texts.keys()).filter((code) => (counts[code] ?? 0) > 0)
  let most: ReadonlyArray<number> | null = null

  const found = (term: string): { readonly first: ReadonlyArray<number>; readonly count: number } => {
    if (term === "") {
      most ??= firstOf(had, order, mostShown)
      return { first: most, count: had.length }
    }
    const sought = term.toLowerCase()
    const codes = had.filter((code) =>
      facetLabel(kind, texts[code] ?? "")
        .toLowerCase()
        .includes(sought)
    )
    return { first: firstOf(codes, order, mostShown), count: codes.length }
  }

  return {
    texts,
    /** How many values rows have. */
    distinct: had.length,
    /** Whether some row shares its value with another. */
    areShared: had.some((code) => (counts[code] ?? 0) > 1),
    /** With the counts of the rows at hand; what is chosen stands behind the first ones, also where no row has it. */
    shown: (term: string, within: Uint32Array, chosen: ReadonlyArray<string>) => {
      const { first, count } = found(term)
      const values = first.map((code): FacetValue => ({ text: texts[code] ?? "", count: within[code] ?? 0 }))
      const others = term === "" ? chosen.filter((text) => values.every((each) => each.text !== text)) : []
      const shownBeyond = others.filter((text) => (counts[texts.indexOf(text)] ?? 0) > 0).length
      const beyond = others.map((text): FacetValue => ({ text, count: within[texts.indexOf(text)] ?? 0 }))
      return { values: [...values, ...beyond], found: count, more: count - first.length - shownBeyond }
    }
  }
}

export type FacetValues = ReturnType<typeof makeFacetValues>
