import { type FacetChoices, noFacets, withFacet } from "@command-center/domain/facets/facet-choices"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import { nothingChanged } from "@command-center/domain/rows/changed-cells"
import { keptRows } from "@command-center/domain/rows/kept-rows"
import type { Sort } from "@command-center/domain/rows/list-description"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import {
  isSelected,
  noneSelected,
  ofMany,
  selectedCount,
  toggled,
  withoutMissing,
  withRows
} from "@command-center/domain/rows/selection"
import type { LoadFailure } from "../actor-logic/long-wait.ts"
import { withChanges } from "./list-screen.changed-cells.ts"
import type { ListScreenContext, ListScreenInput, LoadedRows, OpenedPlace } from "./list-screen.types.ts"

type Context<Row> = ListScreenContext<Row>
type Change<Row> = Partial<Context<Row>>

const nothingSelected = { selection: noneSelected, isMatchingSelected: false, anchor: null } as const

export const initialContext = <Row>(input: ListScreenInput<Row>): Context<Row> => ({
  list: input.list,
  businessEntityId: input.businessEntityId,
  predicates: input.predicates,
  refreshEvery: input.refreshEvery,
  request: { search: "", sort: input.list.defaultSort, page: 1, ...input.seen, pageSize: input.pageSize },
  view: null,
  isArriving: false,
  summary: null,
  error: null,
  stale: null,
  isHidden: false,
  isIdle: false,
  failures: 0,
  isReplaced: false,
  isWaitLong: false,
  dismissed: 0,
  isSelectionOld: false,
  changes: nothingChanged,
  unannounced: new Set(),
  announcement: null,
  ...nothingSelected
})

/** Rows are picked by searching more than once, so a search keeps them; "all matching" was said of the last search. */
export const searchFor = <Row>({ request, isMatchingSelected }: Context<Row>, search: string): Change<Row> => ({
  request: { ...request, search, page: 1 },
  ...(isMatchingSelected ? nothingSelected : {})
})

/** Choosing values is searching by other means. */
const narrowBy = <Row>({ request, isMatchingSelected }: Context<Row>, facets: FacetChoices): Change<Row> => ({
  request: { ...request, facets, page: 1 },
  ...(isMatchingSelected ? nothingSelected : {})
})

export const chooseFacet = <Row>(
  context: Context<Row>,
  { key, values }: { readonly key: string; readonly values: ReadonlyArray<string> }
): Change<Row> => narrowBy(context, withFacet(context.request.facets ?? noFacets, key, values))

export const clearFacets = <Row>(context: Context<Row>): Change<Row> => narrowBy(context, noFacets)

const opposite = (direction: Sort["direction"]) => (direction === "ascending" ? "descending" : "ascending")

export const toggleSort = <Row>(
  { request, list }: Context<Row>,
  { key, firstDirection }: { readonly key: string; readonly firstDirection: Sort["direction"] | undefined }
): Change<Row> => ({
  request: {
    ...request,
    sort: {
      key,
      direction:
        request.sort.key === key ? opposite(request.sort.direction) : (firstDirection ?? list.defaultSort.direction)
    }
  }
})

/** What is no longer shown is no longer selected, all matching rows aside (contract "Lists"). */
const leavePage = <Row>({ isMatchingSelected }: Context<Row>): Change<Row> =>
  isMatchingSelected ? {} : nothingSelected

export const goToPage = <Row>(context: Context<Row>, page: number): Change<Row> => ({
  request: { ...context.request, page },
  ...leavePage(context)
})

export const setPageSize = <Row>(context: Context<Row>, pageSize: number): Change<Row> => ({
  request: { ...context.request, pageSize, page: 1 },
  ...leavePage(context)
})

export const applyFilter = <Row>({ request }: Context<Row>, predicates: ReadonlyArray<AnyPredicate>): Change<Row> => ({
  predicates,
  request: { ...request, page: 1 },
  view: null,
  isArriving: false,
  ...nothingSelected
})

/** Whether other rows have to be read. */
export const isOtherFilter = <Row>(context: Context<Row>, { predicates }: OpenedPlace): boolean =>
  JSON.stringify(context.predicates) !== JSON.stringify(predicates)

export const openPlace = <Row>(context: Context<Row>, place: OpenedPlace): Change<Row> => ({
  ...(isOtherFilter(context, place) ? applyFilter(context, place.predicates) : nothingSelected),
  request: place.request
})

export const toggleRow = <Row>({ selection }: Context<Row>, id: number): Change<Row> => ({
  selection: toggled(selection, id),
  isMatchingSelected: false,
  anchor: { id, added: [] }
})

export const addRow = <Row>({ selection }: Context<Row>, id: number): Change<Row> => ({
  selection: withRows(selection, [id])
})

/** More than fit any screen; the page's other rows follow. */
const firstRows = 60

/** The rows to be seen at once. */
export const seenRequest = <Row>({ request }: Context<Row>): ViewRequest => ({ ...request, limit: firstRows })

/** Rows of the page are still on their way to it. */
export const isPartial = <Row>(view: RowsView<Row> | null): boolean => view !== null && view.rows.length < view.shown

/** The rows of the page that the header's checkbox takes. */
const pageIds = <Row>({ view, list }: Context<Row>): ReadonlyArray<number> =>
  (view?.rows ?? []).filter((row) => list.isSelectable?.(row) ?? true).map(list.idOf)

export const selectPage = <Row>(context: Context<Row>): Change<Row> => ({
  selection: withRows(context.selection, pageIds(context)),
  isMatchingSelected: false
})

export const selectMatching = <Row>(ids: RowIds): Change<Row> => ({
  selection: ofMany(ids),
  isMatchingSelected: true
})

export const deselect = <Row>(): Change<Row> => nothingSelected

export const dropMissing = <Row>({ selection }: Context<Row>, ids: RowIds): Change<Row> => ({
  selection: withoutMissing(selection, ids),
  isSelectionOld: false
})

/** Whether the header's checkbox is ticked, so that a click on it clears. */
export const isAllSelected = <Row>(context: Context<Row>): boolean => {
  const { list, selection, view } = context
  if (view === null || view.filtered === 0) return false
  const ids = pageIds(context)
  const isShownSelected = ids.every((id) => isSelected(selection, id))
  // As many may be other rows, which were chosen before they were searched away.
  if (list.selectAll === "matching") return selectedCount(selection) === view.filtered && isShownSelected
  return ids.length > 0 && !isPartial(view) && isShownSelected
}

/** Rows that were read, all of them. */
export const hasRows = <Row>({ view, summary, isArriving }: Context<Row>): boolean =>
  view !== null && summary !== null && !isArriving

export const setLoaded = <Row>({ dismissed }: Context<Row>, summary: LoadedRows): Change<Row> => ({
  summary,
  dismissed: dismissed === summary.unreadable.count ? dismissed : 0,
  error: null,
  stale: null,
  failures: 0,
  isSelectionOld: true,
  isArriving: false
})

/** First rows fill an empty table only, and with the page that was asked for: nothing that is shown gives way to less. */
export const setFirstView = <Row>(context: Context<Row>, view: RowsView<Row> | null): Change<Row> =>
  view === null || context.view !== null || view.page !== context.request.page ? {} : { view, isArriving: true }

/** First rows of an answer that broke off are nothing to be shown. */
export const setError = <Row>({ isArriving }: Context<Row>, error: LoadFailure): Change<Row> => ({
  error,
  ...(isArriving ? { view: null, isArriving: false } : {})
})

/** The page is clamped by the rows engine: a refresh may have shortened the list. */
export const setView = <Row>(context: Context<Row>, view: RowsView<Row>): Change<Row> => ({
  ...withChanges(context, view),
  view: { ...view, rows: keptRows(context.view?.rows ?? [], view.rows) },
  request: { ...context.request, page: view.page }
})

export const setStale = <Row>({ summary, failures }: Context<Row>, failure: LoadFailure): Change<Row> =>
  summary === null ? {} : { stale: { since: summary.loadedAt, failure }, failures: failures + 1 }
