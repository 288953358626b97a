import type { HeldColumn } from "../rows/held-column.ts"
import type { ListDescription } from "../rows/list-description.ts"
import type { RowStore } from "../rows/row-store.ts"
import type { Matches } from "../rows/search-index.ts"
import { type FacetChoices, facetText, noFacets } from "./facet-choices.ts"
import { facetTest } from "./facet-test.ts"

export interface FacetValue {
  /** "" for rows without a value. */
  readonly text: string
  readonly count: number
}

/** A column that can be narrowed: its values with the rows that have them, the most frequent first. */
export interface Facet {
  readonly key: string
  readonly values: ReadonlyArray<FacetValue>
}

/** The values of a column and which of them each row has. */
interface Coded {
  readonly texts: ReadonlyArray<string>
  readonly codes: ArrayLike<number>
}

const byItsValues = (column: HeldColumn, count: number): Coded => {
  const codeOf = new Map<string, number>()
  const codes = new Uint32Array(count)
  for (let position = 0; position < count; position += 1) {
    const text = facetText(column.at(position))
    const code = codeOf.get(text) ?? codeOf.size
    if (code === codeOf.size) codeOf.set(text, code)
    codes[position] = code
  }
  return { texts: [...codeOf.keys()], codes }
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Narrows the rows of one load by values of their columns, and counts those values. */
export const makeFacetIndex = <Row extends object>(
  { columns, facets }: Pick<ListDescription<Row>, "columns" | "facets">,
  store: RowStore<Row>
) => {
  const total = store.count()
  const coded = new Map<string, Coded>()
  const marks = new Map<string, { readonly chosen: string; readonly marks: Uint8Array }>()

  const codesOf = (key: string): Coded | null => {
    const known = coded.get(key)
    if (known !== undefined) return known
    const column = store.column(key)
    if (column === null) return null
    const made = column.text()?.coded() ?? byItsValues(column, total)
    coded.set(key, made)
    return made
  }

  /** The rows that have one of the values chosen in a column. */
  const marksOf = (key: string, chosen: ReadonlyArray<string>): Uint8Array => {
    const asked = JSON.stringify(chosen)
    const known = marks.get(key)
    if (known?.chosen === asked) return known.marks
    const made = new Uint8Array(total)
    const column = codesOf(key)
    const holds = facetTest(columns.find((each) => each.key === key)?.kind ?? "text", chosen)
    if (column !== null) {
      const held = Uint8Array.from(column.texts, (text) => Number(holds(text)))
      for (let position = 0; position < total; position += 1) made[position] = held[column.codes[position] ?? 0] ?? 0
    }
    marks.set(key, { chosen: asked, marks: made })
    return made
  }

  /** Of the rows that a search found, null for all, those that are chosen in every column but perhaps one. */
  const among = (found: Matches | null, choices: FacetChoices, except: string | null): Matches | null => {
    const chosen = Object.entries(choices).filter(([key]) => key !== except)
    if (chosen.length === 0) return found
    const all = chosen.map(([key, values]) => marksOf(key, values))
    const both = new Uint8Array(total)
    let count = 0
    for (let position = 0; position < total; position += 1) {
      if (found !== null && found.marks[position] === 0) continue
      if (all.some((each) => each[position] === 0)) continue
      both[position] = 1
      count += 1
    }
    return { term: found?.term ?? "", marks: both, count }
  }

  const countsIn = ({ texts, codes }: Coded, within: Matches | null): Uint32Array => {
    const counts = new Uint32Array(texts.length)
    for (let position = 0; position < total; position += 1) {
      if (within !== null && within.marks[position] === 0) continue
      const code = codes[position] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    return counts
  }

  return {
    narrowed: (found: Matches | null, choices: FacetChoices = noFacets): Matches | null => among(found, choices, null),
    /**
     * The columns that can be narrowed, their values counted in the rows that a search found and the other columns'
     * choices leave. A column is offered where its values tell rows apart and some have more than one; what is chosen
     * is there even where no row has it.
     */
    counted: (found: Matches | null, choices: FacetChoices = noFacets): ReadonlyArray<Facet> =>
      (facets ?? []).flatMap((key) => {
        const column = codesOf(key)
        const chosen = new Set(choices[key])
        if (column === null) return []
        const counts = countsIn(column, among(found, choices, key))
        const byText = new Map<string, number>([...chosen].map((text) => [text, 0]))
        column.texts.forEach((text, code) => {
          const count = counts[code] ?? 0
          if (count > 0) byText.set(text, (byText.get(text) ?? 0) + count)
        })
        const values = Array.from(byText, ([text, count]): FacetValue => ({ text, count }))
        const tells = values.length > 1 && values.some(({ count }) => count > 1)
        if (!tells && chosen.size === 0) return []
        return [{ key, values: values.toSorted((a, b) => b.count - a.count || compareText(a.text, b.text)) }]
      })
  }
}
