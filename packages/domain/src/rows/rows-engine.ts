import type { ListDescription, Sort } from "./list-description.ts"
import { pageCount } from "./paging.ts"
import { type Matches, makeSearchIndex } from "./search-index.ts"
import { positionsBy, type Ranks, ranksOf } from "./sort-keys.ts"

export interface ViewRequest {
  readonly search: string
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** One page of the rows that match, with what the footer counts. `page` is clamped to the pages there are. */
export interface RowsView<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly page: number
  readonly pageCount: number
  readonly filtered: number
  readonly total: number
}

/** Holds the rows of one list and answers views of them. */
export interface RowsEngine<Row> {
  readonly replace: (rows: ReadonlyArray<Row>) => void
  readonly view: (request: ViewRequest) => RowsView<Row>
  /** The ids of every row that matches the search. */
  readonly ids: (search: string) => ReadonlyArray<number>
  readonly rowsOf: (ids: ReadonlyArray<number>) => ReadonlyArray<Row>
  /** Does ahead of the first search what it needs; for when nothing else is asked. */
  readonly prepare: () => void
}

const inOrder = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, position) => position)

/** The marked ones of these positions, after leaving some out; at most as many as asked for. */
const marked = (positions: Uint32Array, { marks, count }: Matches, leaveOut: number, atMost: number): Uint32Array => {
  const chosen = new Uint32Array(Math.min(atMost, count))
  let passed = 0
  let taken = 0
  for (let index = 0; index < positions.length && taken < chosen.length; index += 1) {
    const position = positions[index] ?? 0
    if (marks[position] === 0) continue
    if (passed >= leaveOut) {
      chosen[taken] = position
      taken += 1
    }
    passed += 1
  }
  return chosen.subarray(0, taken)
}

/** What is held of one load of rows; made anew when they are replaced. */
const hold = <Row extends object>(description: ListDescription<Row>, rows: ReadonlyArray<Row>) => {
  const { find: search, prepare } = makeSearchIndex(rows)
  const ranks = new Map<string, Ranks>()
  const positionOf = new Map(rows.map((row, position) => [description.idOf(row), position]))
  let sorted: { readonly sort: Sort; readonly positions: Uint32Array } | null = null

  const ranksFor = (key: string): Ranks | null => {
    const known = ranks.get(key)
    if (known !== undefined) return known
    const column = description.columns.find((each) => each.key === key)
    if (column === undefined) return null
    const made = ranksOf(rows, column.key, column.kind)
    ranks.set(key, made)
    return made
  }

  const positionsIn = (sort: Sort): Uint32Array => {
    if (sorted?.sort.key === sort.key && sorted.sort.direction === sort.direction) return sorted.positions
    const rank = ranksFor(sort.key)
    const positions = rank === null ? inOrder(rows.length) : positionsBy(rank, sort.direction)
    sorted = { sort, positions }
    return positions
  }

  const rowsAt = (positions: Uint32Array): ReadonlyArray<Row> => {
    const chosen: Array<Row> = []
    for (const position of positions) {
      const row = rows[position]
      if (row !== undefined) chosen.push(row)
    }
    return chosen
  }

  const range = (term: string, sort: Sort, from: number, atMost: number): ReadonlyArray<Row> => {
    const matches = search(term)
    const positions = positionsIn(sort)
    return rowsAt(matches === null ? positions.subarray(from, from + atMost) : marked(positions, matches, from, atMost))
  }

  return {
    total: rows.length,
    prepare,
    count: (term: string): number => search(term)?.count ?? rows.length,
    range,
    ids: (term: string): ReadonlyArray<number> =>
      range(term, sorted?.sort ?? description.defaultSort, 0, rows.length).map(description.idOf),
    rowsOf: (ids: ReadonlyArray<number>): ReadonlyArray<Row> =>
      rowsAt(Uint32Array.from(ids.flatMap((id) => positionOf.get(id) ?? [])))
  }
}

/** The engine behind every list (document 1 §5 and §9): substring search over string fields, stable sort, pages. */
export const makeRowsEngine = <Row extends object>(description: ListDescription<Row>): RowsEngine<Row> => {
  let held = hold<Row>(description, [])
  return {
    replace: (rows) => {
      held = hold(description, rows)
    },
    view: ({ search, sort, page, pageSize }) => {
      const filtered = held.count(search)
      const pages = pageCount(filtered, pageSize)
      const shown = Math.min(Math.max(1, page), pages)
      const rows = held.range(search, sort, (shown - 1) * pageSize, pageSize)
      return { rows, page: shown, pageCount: pages, filtered, total: held.total }
    },
    ids: (search) => held.ids(search),
    rowsOf: (ids) => held.rowsOf(ids),
    prepare: () => held.prepare()
  }
}
