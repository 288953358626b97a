import type { TextColumn } from "./text-column.ts"

/** Which rows match a term: a mark per row, and how many are marked. */
export interface Matches {
  readonly term: string
  readonly marks: Uint8Array
  readonly count: number
}

type SearchedColumn = Pick<TextColumn, "mark" | "markAt">

/** What is searched: rows by their columns of texts. */
interface Searched {
  readonly count: () => number
  readonly textColumns: () => ReadonlyArray<SearchedColumn>
}

/** Results kept for going back, one per keystroke. */
const keptResults = 12

/** One row of so many, or fewer: then each is looked at by itself, else whole columns are searched. */
const sparse = 16

const positionsOf = ({ marks, count }: Matches): Uint32Array => {
  const positions = new Uint32Array(count)
  let passed = 0
  for (let position = 0; passed < count; position += 1) {
    positions[passed] = position
    passed += marks[position] ?? 0
  }
  return positions
}

/**
 * Finds rows by a case-insensitive substring of any of their string fields (document 1 §5); null: every row matches. A
 * longer term narrows the last result, a shorter one is still there.
 */
export const makeSearchIndex = (store: Searched) => {
  const columns = store.textColumns()
  const trail: Array<Matches> = []
  /** What found most of the last term finds most of a longer one, and then there is little left for the others. */
  let inTurn = columns

  const among = (term: string, wider: Matches | undefined): Matches => {
    const marks = new Uint8Array(store.count())
    const few = wider !== undefined && wider.count * sparse < marks.length ? positionsOf(wider) : null
    const found = new Map<SearchedColumn, number>()
    let count = 0
    for (const column of wider === undefined ? columns : inTurn) {
      if (count === (wider?.count ?? marks.length)) break
      const here = few === null ? column.mark(term, wider?.marks ?? null, marks) : column.markAt(term, few, marks)
      found.set(column, here)
      count += here
    }
    inTurn = columns.toSorted((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0))
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
