import type { TextColumn } from "./text-column.ts"

/** Which rows match a term: a mark per row, and how many are marked. */
export interface Matches {
  readonly term: string
  readonly marks: Uint8Array
  readonly count: number
}

/** What is searched: rows by their columns of texts. */
interface Searched {
  readonly count: () => number
  readonly textColumns: () => ReadonlyArray<Pick<TextColumn, "mark">>
}

/** Results kept for going back, one per keystroke. */
const keptResults = 12

/**
 * Finds rows by a case-insensitive substring of any of their string fields (document 1 §5); null: every row matches. A
 * longer term narrows the last result, a shorter one is still there.
 */
export const makeSearchIndex = (store: Searched) => {
  const columns = store.textColumns()
  const trail: Array<Matches> = []

  const among = (term: string, wider: Matches | undefined): Matches => {
    const marks = new Uint8Array(store.count())
    let count = 0
    for (const column of columns) {
      if (count < (wider?.count ?? marks.length)) count += column.mark(term, wider?.marks ?? null, marks)
    }
    return { term, marks, count }
  }

  return (search: string): Matches | null => {
    const term = search.toLowerCase()
    while (trail.length > 0 && !term.startsWith(trail.at(-1)?.term ?? "")) trail.pop()
    if (term === "") return null
    const wider = trail.at(-1)
    if (wider?.term === term) return wider
    const found = among(term, wider)
    trail.push(found)
    if (trail.length > keptResults) trail.shift()
    return found
  }
}
