import { type Facet, type FacetsRequest, makeFacetIndex } from "../facets/facet-index.ts"
import { type FindRequest, makeRowFinder } from "../palette/row-finder.ts"
import { type ListDescription, noLabels, type RowLabels, type Sort } from "./list-description.ts"
import type { Narrowing } from "./narrowing.ts"
import { type Resumable, runToEnd } from "./resumable.ts"
import type { RowIds } from "./row-ids.ts"
import type { RowStore } from "./row-store.ts"
import { type Matches, makeSearchIndex } from "./search-index.ts"
import { positionsBy, type Ranks, ranking } from "./sort-keys.ts"
import type { CsvRequest, ListedRows } from "./view-csv.ts"

/** Rows that are made into objects again at a time. */
const blockOfRows = 500

const inOrder = (count: number): Uint32Array => {
  const positions = new Uint32Array(count)
  for (let position = 0; position < count; position += 1) positions[position] = position
  return positions
}

/** The marked ones of these positions, after leaving some out; at most as many as asked for. */
const marked = (positions: Uint32Array, { marks, count }: Matches, leaveOut: number, atMost: number): Uint32Array => {
  const chosen = new Uint32Array(Math.max(0, Math.min(atMost, count - leaveOut)))
  let passed = 0
  for (let index = 0; passed - leaveOut < chosen.length; index += 1) {
    const position = positions[index] ?? 0
    if (marks[position] === 0) continue
    if (passed >= leaveOut) chosen[passed - leaveOut] = position
    passed += 1
  }
  return chosen
}

/** The rows of one load, closed: found, sorted and cut into pages by their positions. */
export const holdRows = <Row extends object>(
  description: ListDescription<Row>,
  store: RowStore<Row>,
  labels: RowLabels = noLabels
) => {
  const total = store.count()
  const search = makeSearchIndex(store)
  const facets = makeFacetIndex(description, store, labels)
  const finder = makeRowFinder(description, store)
  const ranks = new Map<string, Ranks>()
  let begun: { readonly key: string; readonly work: Resumable<Ranks> } | null = null
  let sorted: { readonly sort: Sort; readonly positions: Uint32Array } | null = null

  const ranksFor = (key: string): Ranks | null => {
    const known = ranks.get(key)
    if (known !== undefined) return known
    const column = description.columns.find((each) => each.key === key)
    const held = store.column(key)
    if (column === undefined || held === null) return null
    const made = runToEnd(begun?.key === key ? begun.work : ranking(held, total, column.kind))
    if (begun?.key === key) begun = null
    ranks.set(key, made)
    return made
  }

  /** Begins with the next column that can be sorted and is not ready. */
  const begin = (): typeof begun => {
    for (const { key, kind, sortable = true } of description.columns) {
      const held = sortable && !ranks.has(key) ? store.column(key) : null
      if (held !== null) return { key, work: ranking(held, total, kind) }
    }
    return null
  }

  const positionsIn = (sort: Sort): Uint32Array => {
    if (sorted?.sort.key === sort.key && sorted.sort.direction === sort.direction) return sorted.positions
    const rank = ranksFor(sort.key)
    const positions = rank === null ? inOrder(total) : positionsBy(rank, sort.direction)
    sorted = { sort, positions }
    return positions
  }

  const matching = (asked: Narrowing): Matches | null => facets.narrowed(search(asked.search), asked.facets)

  const range = (asked: Narrowing, sort: Sort, from: number, atMost: number): Uint32Array => {
    const matches = matching(asked)
    const positions = positionsIn(sort)
    return matches === null ? positions.slice(from, from + atMost) : marked(positions, matches, from, atMost)
  }

  return {
    total,
    count: (asked: Narrowing): number => matching(asked)?.count ?? total,
    rows: (asked: Narrowing, sort: Sort, from: number, atMost: number): ReadonlyArray<Row> =>
      store.rowsAt(range(asked, sort, from, atMost)),
    label: facets.label,
    facets: (asked: FacetsRequest): ReadonlyArray<Facet> => facets.counted(search(asked.search), asked),
    /** The best rows for words, whatever is searched for and chosen. */
    find: (asked: FindRequest): ReadonlyArray<Row> => store.rowsAt(finder(asked)),
    /** In the order last shown. */
    ids: (asked: Narrowing): RowIds => {
      const positions = range(asked, sorted?.sort ?? description.defaultSort, 0, total)
      const ids = new Float64Array(positions.length)
      for (let index = 0; index < ids.length; index += 1) ids[index] = store.idAt(positions[index] ?? 0)
      return ids
    },
    /** Each row once, as it came; a block of them is there at a time. */
    each: function* (): Generator<Row> {
      for (let from = 0; from < total; from += blockOfRows) {
        const positions = Uint32Array.from({ length: Math.min(blockOfRows, total - from) }, (_, place) => from + place)
        yield* store.rowsAt(positions)
      }
    },
    rowsOf: (ids: Iterable<number>): ReadonlyArray<Row> => store.rowsAt(store.positionsOf(ids)),
    /** What `rows` would come to, or only these rows whatever is searched for, to be read piece by piece. */
    listed: ({ sort, only, ...asked }: Omit<CsvRequest, "columns">): ListedRows<Row> => {
      const wanted = new Set(only)
      const positions =
        only === null
          ? range(asked, sort, 0, total)
          : positionsIn(sort).filter((position) => wanted.has(store.idAt(position)))
      return {
        count: positions.length,
        rows: (from, atMost) => store.rowsAt(positions.subarray(from, from + atMost))
      }
    },
    /** Does a step towards having all columns ready that can be sorted; false when they are. */
    prepare: (): boolean => {
      begun ??= begin()
      if (begun === null) return false
      const step = begun.work.next()
      if (step.done === true) {
        ranks.set(begun.key, step.value)
        begun = null
      }
      return true
    }
  }
}
