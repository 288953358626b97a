import type { ListDescription, Sort } from "./list-description.ts"
import { pageCount } from "./paging.ts"
import { ranksOf } from "./sort-keys.ts"

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
}

/** Matches do not cross from one field into the next: no search holds a line break. */
const searchText = (row: object): string =>
  Object.values(row)
    .filter((value) => typeof value === "string")
    .join("\n")
    .toLowerCase()

interface Matches {
  readonly term: string
  readonly order: Sort
  readonly positions: ReadonlyArray<number>
}

/** The engine behind every list (document 1 §5 and §9): substring search over string fields, stable sort, pages. */
export const makeRowsEngine = <Row extends object>(description: ListDescription<Row>): RowsEngine<Row> => {
  let rows: ReadonlyArray<Row> = []
  let texts: ReadonlyArray<string> = []
  let positionOf = new Map<number, number>()
  let ranks = new Map<string, Int32Array>()
  let orders = new Map<string, ReadonlyArray<number>>()
  let last: Matches | null = null

  const ranksFor = (key: string): Int32Array | null => {
    const known = ranks.get(key)
    if (known !== undefined) return known
    const column = description.columns.find((each) => each.key === key)
    if (column === undefined) return null
    const made = ranksOf(rows, column.key, column.kind)
    ranks.set(key, made)
    return made
  }

  const orderOf = ({ key, direction }: Sort): ReadonlyArray<number> => {
    const name = `${direction} ${key}`
    const known = orders.get(name)
    if (known !== undefined) return known
    const order = Array.from(rows, (_, position) => position)
    const rank = ranksFor(key)
    if (rank !== null) {
      const sign = direction === "ascending" ? 1 : -1
      const at = (position: number) => rank[position] ?? -1
      order.sort((a, b) => {
        const [left, right] = [at(a), at(b)]
        if (left === right) return a - b
        if (left === -1 || right === -1) return left === -1 ? 1 : -1
        return (left - right) * sign
      })
    }
    orders.set(name, order)
    return order
  }

  const matching = (search: string, order: Sort): ReadonlyArray<number> => {
    const term = search.toLowerCase()
    const sameOrder = last !== null && last.order.key === order.key && last.order.direction === order.direction
    if (last !== null && sameOrder && last.term === term) return last.positions
    const narrowed =
      last !== null && sameOrder && last.term !== "" && term.startsWith(last.term) ? last.positions : orderOf(order)
    const positions = term === "" ? orderOf(order) : narrowed.filter((position) => texts[position]?.includes(term))
    last = { term, order, positions }
    return positions
  }

  const rowsAt = (positions: ReadonlyArray<number>): ReadonlyArray<Row> =>
    positions.flatMap((position) => {
      const row = rows[position]
      return row === undefined ? [] : [row]
    })

  return {
    replace: (next) => {
      rows = next
      texts = next.map(searchText)
      positionOf = new Map(next.map((row, position) => [description.idOf(row), position]))
      ranks = new Map()
      orders = new Map()
      last = null
    },
    view: ({ search, sort, page, pageSize }) => {
      const positions = matching(search, sort)
      const pages = pageCount(positions.length, pageSize)
      const shown = Math.min(Math.max(1, page), pages)
      return {
        rows: rowsAt(positions.slice((shown - 1) * pageSize, shown * pageSize)),
        page: shown,
        pageCount: pages,
        filtered: positions.length,
        total: rows.length
      }
    },
    ids: (search) => rowsAt(matching(search, last?.order ?? description.defaultSort)).map(description.idOf),
    rowsOf: (ids) => rowsAt(ids.flatMap((id) => positionOf.get(id) ?? []))
  }
}
