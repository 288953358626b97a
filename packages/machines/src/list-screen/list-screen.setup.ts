import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { Sort } from "@command-center/domain/rows/list-description"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import { type RefreshEvery, refreshDelay } from "@command-center/domain/rows/refresh"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import { selectedCount } from "@command-center/domain/rows/selection"
import { Result } from "effect"
import { assign, emit, enqueueActions, fromPromise, raise, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { type LoadFailure, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { announce } from "./list-screen.changed-cells.ts"
import * as facts from "./list-screen.changes.ts"
import { selectRange } from "./list-screen.range.ts"
import type {
  ListScreenContext,
  ListScreenEmitted,
  ListScreenEvent,
  ListScreenInput,
  LoadedRows,
  LoadRowsInput,
  OpenedPlace
} from "./list-screen.types.ts"

type Loaded = Outcome<LoadedRows, Failure>
type Viewed<Row> = Outcome<RowsView<Row>, Failure>
type First<Row> = Outcome<RowsView<Row> | null, Failure>
type Ids = Outcome<RowIds, Failure>
type FacetChoice = { readonly key: string; readonly values: ReadonlyArray<string> }
type SortClick = { readonly key: string; readonly firstDirection: Sort["direction"] | undefined }

/** Everything the chart names. */
export const listScreenSetup = <Row>() =>
  setup({
    types: {
      input: {} as ListScreenInput<Row>,
      context: {} as ListScreenContext<Row>,
      events: {} as ListScreenEvent,
      emitted: {} as ListScreenEmitted,
      tags: {} as "busy"
    },
    actors: {
      loadRows: unprovided<LoadRowsInput, LoadedRows, Failure>("loadRows"),
      /** The first page of rows of a load while the others are on their way; null where they come all at once. */
      firstRows: fromPromise<First<Row>, ViewRequest>(() => Promise.resolve(Result.succeed(null))),
      viewRows: unprovided<ViewRequest, RowsView<Row>, Failure>("viewRows"),
      matchingIds: unprovided<Narrowing, RowIds, Failure>("matchingIds"),
      loadedIds: unprovided<Narrowing, RowIds, Failure>("loadedIds")
    },
    delays: {
      untilRefresh: ({ context: { refreshEvery: every, isIdle, failures } }) =>
        refreshDelay({ every, isIdle, failures }),
      betweenAnnouncements: 10_000,
      longWait
    },
    guards: {
      isWaitLong: ({ context }) => context.isWaitLong,
      succeeded: (_, outcome: Outcome<unknown, Failure>) => Result.isSuccess(outcome),
      refused: (_, outcome: Outcome<unknown, Failure>) => Result.isFailure(outcome) && isUnauthorized(outcome.failure),
      succeededWithOldSelection: ({ context }, outcome: Outcome<unknown, Failure>) =>
        Result.isSuccess(outcome) && context.isSelectionOld && selectedCount(context.selection) > 0,
      isOtherPage: ({ context }, page: number) => page !== context.request.page,
      isOtherFilter: ({ context }, place: OpenedPlace) => facts.isOtherFilter(context, place),
      isSameFilter: ({ context }, place: OpenedPlace) => !facts.isOtherFilter(context, place),
      isOtherSearch: ({ context }, search: string) => search !== context.request.search,
      hasFacets: ({ context: { request } }) => Object.keys(request.facets ?? noFacets).length > 0,
      isOtherPageSize: ({ context }, pageSize: number) => pageSize !== context.request.pageSize,
      succeededInPart: (_, outcome: Viewed<Row>) => Result.isSuccess(outcome) && facts.isPartial(outcome.success),
      isAllSelected: ({ context }) => facts.isAllSelected(context),
      selectsPage: ({ context }) => context.list.selectAll === "page",
      selectsPartialPage: ({ context }) => context.list.selectAll === "page" && facts.isPartial(context.view),
      selectsMatching: ({ context }) => context.list.selectAll === "matching",
      isSelectable: ({ context }) => context.list.selectAll !== "none",
      refreshes: ({ context }) => context.refreshEvery !== null,
      isHidden: ({ context }) => context.isHidden,
      isIdle: ({ context }) => context.isIdle,
      hasUnannounced: ({ context }) => context.unannounced.size > 0,
      takesAnyRow: ({ context: { list } }) => list.selectAll !== "none" && list.isSelectable === undefined,
      isWaitLongWithRows: ({ context }) => context.isWaitLong && facts.hasRows(context),
      /** Rows that were read stay when reading them again fails. */
      failedWithRows: ({ context }, outcome: Outcome<unknown, Failure>) =>
        Result.isFailure(outcome) && facts.hasRows(context)
    },
    actions: {
      setSearch: assign(({ context }, search: string) => facts.searchFor(context, search)),
      chooseFacet: assign(({ context }, choice: FacetChoice) => facts.chooseFacet(context, choice)),
      clearFacets: assign(({ context }) => facts.clearFacets(context)),
      toggleSort: assign(({ context }, click: SortClick) => facts.toggleSort(context, click)),
      openPlace: assign(({ context }, place: OpenedPlace) => facts.openPlace(context, place)),
      goToPage: assign(({ context }, page: number) => facts.goToPage(context, page)),
      setPageSize: assign(({ context }, pageSize: number) => facts.setPageSize(context, pageSize)),
      applyFilter: assign(({ context }, predicates: ReadonlyArray<AnyPredicate>) =>
        facts.applyFilter(context, predicates)
      ),
      toggleRow: assign(({ context }, id: number) => facts.toggleRow(context, id)),
      selectRange: assign(({ context }, id: number) => selectRange(context, id)),
      addRow: assign(({ context }, id: number) => facts.addRow(context, id)),
      selectPage: assign(({ context }) => facts.selectPage(context)),
      deselect: assign(() => facts.deselect<Row>()),
      setMatching: assign((_, outcome: Ids) =>
        Result.isSuccess(outcome) ? facts.selectMatching<Row>(outcome.success) : {}
      ),
      dropMissing: assign(({ context }, outcome: Ids) =>
        Result.isSuccess(outcome) ? facts.dropMissing(context, outcome.success) : {}
      ),
      setLoaded: assign(({ context }, outcome: Loaded) =>
        Result.isSuccess(outcome) ? facts.setLoaded(context, outcome.success) : {}
      ),
      dismissUnreadable: assign(({ context }) => ({ dismissed: context.summary?.unreadable.count ?? 0 })),
      setWaitLong: assign({ isWaitLong: true }),
      endWait: assign({ isWaitLong: false }),
      setFirstView: assign(({ context }, outcome: First<Row>) =>
        Result.isSuccess(outcome) ? facts.setFirstView(context, outcome.success) : {}
      ),
      setView: assign(({ context }, outcome: Viewed<Row>) =>
        Result.isSuccess(outcome) ? facts.setView(context, outcome.success) : {}
      ),
      setError: assign(({ context }, outcome: Outcome<unknown, LoadFailure>) =>
        Result.isFailure(outcome) ? facts.setError(context, outcome.failure) : {}
      ),
      setStale: assign(({ context }, outcome: Outcome<unknown, LoadFailure>) =>
        Result.isFailure(outcome) ? facts.setStale(context, outcome.failure) : {}
      ),
      setHidden: assign({ isHidden: true }),
      setShown: assign({ isHidden: false }),
      setIdle: assign({ isIdle: true }),
      setActive: assign({ isIdle: false }),
      setRefreshEvery: assign((_, refreshEvery: RefreshEvery) => ({ refreshEvery })),
      setReplaced: assign({ isReplaced: true }),
      announce: assign(({ context }) => announce(context)),
      tellReplaced: raise({ type: "rows.replaced" }),
      emitUnauthorized: emit({ type: "unauthorized" }),
      emitRefused: enqueueActions(({ enqueue }, outcome: Outcome<unknown, Failure>) => {
        if (Result.isFailure(outcome) && isUnauthorized(outcome.failure)) enqueue.emit({ type: "unauthorized" })
      }),
      emitRefreshEvery: emit(({ context }, every: RefreshEvery) => ({
        type: "refreshChosen",
        list: context.list.id,
        every
      })),
      emitPageSize: emit((_, pageSize: number) => ({ type: "pageSizeChosen", pageSize }))
    }
  })

export type ListScreenSetup<Row> = ReturnType<typeof listScreenSetup<Row>>
