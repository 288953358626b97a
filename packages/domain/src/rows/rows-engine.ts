import type { Facet, FacetsRequest } from "../facets/facet-index.ts"
import type { FindRequest } from "../palette/row-finder.ts"
import { holdRows } from "./held-rows.ts"
import { type ListDescription, noLabels, type RowLabels, type Sort } from "./list-description.ts"
import type { Narrowing } from "./narrowing.ts"
import { pageCount } from "./paging.ts"
import type { RowIds } from "./row-ids.ts"
import { makeRowStore } from "./row-store.ts"
import { type CsvPiece, type CsvRequest, csvPieces } from "./view-csv.ts"

export interface ViewRequest extends Narrowing {
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** How many rows are wanted now, from the page's first one; all of the page without it. */
  readonly limit?: number
}

/** One page of the rows that match, with what the footer counts. `page` is clamped to the pages there are. */
export interface RowsView<Row> {
  readonly rows: ReadonlyArray<Row>
  /** The rows of this page, those included that were not wanted yet. */
  readonly shown: number
  readonly page: number
  readonly pageCount: number
  readonly filtered: number
  readonly total: number
  /** The rows' records as the service sent them, where these are kept. */
  readonly records?: ReadonlyArray<unknown>
}

/** Rows on their way: nobody sees them but by `view`, until they are all there. */
export interface ArrivingRows<Row> {
  /** A row with the id of another one is left out and counted: no two rows of a list can be told apart otherwise. */
  readonly add: (row: Row) => void
  readonly count: () => number
  readonly repeated: () => number
  /** What the list would show of the rows that are there so far. */
  readonly view: (request: ViewRequest) => RowsView<Row>
  /** They take the place of those shown before. */
  readonly finish: () => void
}

/** The rows of one load, which stay as they are whatever is loaded after. */
export interface LoadedRows<Row> {
  readonly find: (asked: FindRequest) => ReadonlyArray<Row>
  readonly facets: (asked: FacetsRequest) => ReadonlyArray<Facet>
}

/** Holds the rows of one list and answers views of them. */
export interface RowsEngine<Row> {
  readonly replace: (rows: ReadonlyArray<Row>) => void
  /** Takes rows one by one while the others are still shown. */
  readonly arrive: () => ArrivingRows<Row>
  readonly view: (request: ViewRequest) => RowsView<Row>
  /** The ids of every row that is wanted. */
  readonly ids: (asked: Narrowing) => RowIds
  /** The values that narrow the rows, counted in those that are wanted. */
  readonly facets: (asked: FacetsRequest) => ReadonlyArray<Facet>
  /** What the user has put on rows from now on, these and those that are loaded later. */
  readonly label: (labels: RowLabels) => void
  readonly rowsOf: (ids: Iterable<number>) => ReadonlyArray<Row>
  /** The rows as they are now. */
  readonly loaded: () => LoadedRows<Row>
  /** Each row once, for what is counted of all. */
  readonly each: () => Iterable<Row>
  /** The file of a view, made piece by piece of the rows that are there when it is asked for. */
  readonly csv: (request: CsvRequest) => Generator<CsvPiece>
  /** Does a part of what later questions need; for when nothing else is asked. False when all is done. */
  readonly prepare: () => boolean
}

type Held<Row extends object> = ReturnType<typeof holdRows<Row>>

const viewOf = <Row extends object>(held: Held<Row>, request: ViewRequest): RowsView<Row> => {
  const { sort, pageSize, limit = pageSize } = request
  const filtered = held.count(request)
  const pages = pageCount(filtered, pageSize)
  const page = Math.min(Math.max(1, request.page), pages)
  const before = (page - 1) * pageSize
  const shown = Math.min(pageSize, filtered - before)
  const rows = held.rows(request, sort, before, Math.min(shown, limit))
  return { rows, shown, page, pageCount: pages, filtered, total: held.total }
}

/** The engine behind every list (document 1 §5 and §9): substring search over string fields, stable sort, pages. */
export const makeRowsEngine = <Row extends object>(description: ListDescription<Row>): RowsEngine<Row> => {
  let labels = noLabels
  let held = holdRows<Row>(description, makeRowStore(description.idOf))

  const arrive = (): ArrivingRows<Row> => {
    const store = makeRowStore<Row>(description.idOf)
    const ids = new Set<number>()
    let repeated = 0
    const closed = () => {
      store.close()
      return holdRows<Row>(description, store, labels)
    }
    return {
      add: (row) => {
        const id = description.idOf(row)
        if (ids.has(id)) repeated += 1
        else {
          ids.add(id)
          store.add(row)
        }
      },
      count: store.count,
      repeated: () => repeated,
      view: (request) => viewOf(closed(), request),
      finish: () => {
        held = closed()
      }
    }
  }

  return {
    replace: (rows) => {
      const arriving = arrive()
      rows.forEach(arriving.add)
      arriving.finish()
    },
    arrive,
    view: (request) => viewOf(held, request),
    ids: (asked) => held.ids(asked),
    facets: (asked) => held.facets(asked),
    label: (next) => {
      labels = next
      held.label(next)
    },
    rowsOf: (ids) => held.rowsOf(ids),
    loaded: () => held,
    each: () => held.each(),
    csv: (request) => csvPieces(description, held.listed(request), request.columns),
    prepare: () => held.prepare()
  }
}
