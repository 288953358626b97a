import { type ChosenValues, chosenText, noneChosen, valuesChosen } from "../facet/chosen-values.ts"
import type { Facet, FacetsRequest } from "../facet/facets.ts"
import { type CodedColumn, codedColumn } from "./coded-column.ts"
import { facetValues } from "./facet-values.ts"
import type { HeldColumn } from "./held-column.ts"
import type { CellKind } from "./list-description.ts"
import type { Matches } from "./search-index.ts"

/** Rows that can be narrowed: by their columns. */
interface NarrowedStore {
  readonly count: () => number
  readonly column: (key: string) => HeldColumn | null
}

/** How many chosen columns each row fails, two standing for more, and the last of them by its place. */
interface Failures {
  readonly keys: ReadonlyArray<string>
  readonly count: Uint8Array
  readonly of: Uint8Array
}

/** Marks the values that are chosen. */
const allowedIn = ({ values }: CodedColumn, chosen: ReadonlyArray<string>): Uint8Array => {
  const wanted = new Set(chosen)
  return Uint8Array.from(values, (value) => (wanted.has(value) ? 1 : 0))
}

/**
 * Narrows rows to the values chosen in their columns, and counts what each column has. Values are counted by their
 * numbers: a pass over the rows for each column, and none over texts.
 */
export const makeNarrowing = (store: NarrowedStore, kindOf: (key: string) => CellKind) => {
  const total = store.count()
  const coded = new Map<string, CodedColumn>()
  let failed: { readonly text: string; readonly failures: Failures } | null = null
  let last: { readonly matches: Matches | null; readonly failures: Failures; readonly narrowed: Matches } | null = null

  const columnOf = (key: string): CodedColumn | null => {
    const known = coded.get(key)
    const held = known === undefined ? store.column(key) : null
    if (known !== undefined || held === null) return known ?? null
    const made = codedColumn(held, total)
    coded.set(key, made)
    return made
  }

  const failuresOf = (chosen: ChosenValues): Failures => {
    const text = chosenText(chosen)
    if (failed?.text === text) return failed.failures
    const keys = Object.keys(chosen)
    const failures = { keys, count: new Uint8Array(total), of: new Uint8Array(total) }
    for (const [place, key] of keys.entries()) {
      const column = columnOf(key)
      if (column === null) continue
      const allowed = allowedIn(column, valuesChosen(chosen, key))
      for (let position = 0; position < total; position += 1) {
        if (allowed[column.codes[position] ?? 0] === 1) continue
        failures.count[position] = failures.count[position] === 0 ? 1 : 2
        failures.of[position] = place
      }
    }
    failed = { text, failures }
    return failures
  }

  const narrowed = (matches: Matches | null, chosen: ChosenValues): Matches | null => {
    if (Object.keys(chosen).length === 0) return matches
    const failures = failuresOf(chosen)
    if (last !== null && last.matches === matches && last.failures === failures) return last.narrowed
    const marks = new Uint8Array(total)
    let count = 0
    for (let position = 0; position < total; position += 1) {
      if (matches?.marks[position] === 0 || failures.count[position] !== 0) continue
      marks[position] = 1
      count += 1
    }
    last = { matches, failures, narrowed: { term: matches?.term ?? "", marks, count } }
    return last.narrowed
  }

  /** Of each value the rows that match and have the values chosen in the other columns. */
  const countsOf = (key: string, column: CodedColumn, matches: Matches | null, failures: Failures): Uint32Array => {
    const counts = new Uint32Array(column.values.length)
    const own = failures.keys.indexOf(key)
    for (let position = 0; position < total; position += 1) {
      const failing = failures.count[position] ?? 0
      if (matches?.marks[position] === 0 || failing > 1 || (failing === 1 && failures.of[position] !== own)) continue
      const code = column.codes[position] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    return counts
  }

  return {
    narrowed,
    facets: (matches: Matches | null, { chosen = noneChosen, facets }: FacetsRequest): ReadonlyArray<Facet> => {
      const failures = failuresOf(chosen)
      return facets.flatMap((asked): ReadonlyArray<Facet> => {
        const column = columnOf(asked.key)
        if (column === null) return []
        const counts = countsOf(asked.key, column, matches, failures)
        const counted = { kind: kindOf(asked.key), counts, chosen: valuesChosen(chosen, asked.key) }
        return [{ key: asked.key, ...facetValues(column, asked, counted), distinct: column.values.length }]
      })
    }
  }
}
