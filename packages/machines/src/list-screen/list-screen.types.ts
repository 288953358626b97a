import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { ChangedCells } from "@command-center/domain/rows/changed-cells"
import type { ListDescription, Sort } from "@command-center/domain/rows/list-description"
import type { ListId } from "@command-center/domain/rows/list-id"
import type { RefreshEvery } from "@command-center/domain/rows/refresh"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { Selection } from "@command-center/domain/rows/selection"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"

export interface ListScreenInput<Row> {
  readonly list: ListDescription<Row>
  readonly businessEntityId: number
  readonly predicates: ReadonlyArray<AnyPredicate>
  readonly pageSize: number
  /** What of the rows is seen first; without it the first page of all, as the list sorts them. */
  readonly seen?: Omit<ViewRequest, "pageSize" | "limit">
  readonly refreshEvery: RefreshEvery
}

/** Another place of the list, as an address has it. */
export interface OpenedPlace {
  readonly request: ViewRequest
  readonly predicates: ReadonlyArray<AnyPredicate>
}

export interface LoadRowsInput {
  readonly businessEntityId: number
  readonly predicates: ReadonlyArray<AnyPredicate>
}

export interface UnreadableRows {
  readonly count: number
  readonly reasons: ReadonlyArray<string>
}

/** The summary of the row source, with the instant (ISO) at which it arrived: machines have no clock. */
export interface LoadedRows {
  readonly total: number
  readonly unreadable: UnreadableRows
  readonly loadedAt: string
}

/** A refresh failed: the rows shown are those of `since`. */
interface Stale {
  readonly since: string
  readonly failure: LoadFailure
}

/** Where ranges begin: the last row that was toggled, and what the last range from there added. */
interface Anchor {
  readonly id: number
  readonly added: ReadonlyArray<number>
}

/** How many rows changed, told once; a later turn may say the same again. */
interface Announcement {
  readonly turn: number
  readonly count: number
}

export interface ListScreenContext<Row> {
  readonly list: ListDescription<Row>
  readonly businessEntityId: number
  readonly predicates: ReadonlyArray<AnyPredicate>
  readonly refreshEvery: RefreshEvery
  readonly request: ViewRequest
  /** The last answer; null until the first one, and after another filter was applied. */
  readonly view: RowsView<Row> | null
  /** The view shows first rows of an answer that is still on its way. */
  readonly isArriving: boolean
  readonly summary: LoadedRows | null
  readonly error: LoadFailure | null
  readonly stale: Stale | null
  readonly selection: Selection
  readonly isMatchingSelected: boolean
  readonly anchor: Anchor | null
  readonly isHidden: boolean
  readonly isIdle: boolean
  /** Refreshes that failed since the last one that did not. */
  readonly failures: number
  /** A silent refresh brought other rows: the next view is compared with the one that is shown. */
  readonly isReplaced: boolean
  /** The answer that is awaited takes long. */
  readonly isWaitLong: boolean
  /** Whoever was told that this many rows could not be read wants to hear no more of it. */
  readonly dismissed: number
  /** Rows were loaded since the selection was compared with them: some of it may be gone. */
  readonly isSelectionOld: boolean
  readonly changes: ChangedCells
  /** The changed rows that nobody was told of. */
  readonly unannounced: ReadonlySet<number>
  readonly announcement: Announcement | null
}

export type ListScreenEvent =
  | { readonly type: "search.changed"; readonly search: string }
  /** Other values of a column are chosen; none of it where there are none. */
  | { readonly type: "facet.chosen"; readonly key: string; readonly values: ReadonlyArray<string> }
  | { readonly type: "facets.cleared" }
  /** Without `firstDirection` the first click takes the direction of the list's default sort. */
  | { readonly type: "sort.toggled"; readonly key: string; readonly firstDirection?: Sort["direction"] }
  | { readonly type: "page.changed"; readonly page: number }
  | { readonly type: "pageSize.changed"; readonly pageSize: number }
  | { readonly type: "row.toggled"; readonly id: number }
  /** From the last toggled row to this one, in the order shown; instead of what the last range from there added. */
  | { readonly type: "row.ranged"; readonly id: number }
  /** Adds a row: a row's own action takes it into the selection. */
  | { readonly type: "row.selected"; readonly id: number }
  | { readonly type: "selectAll.toggled" }
  /** Selects every row that matches the search, on whatever page. */
  | { readonly type: "matching.selected" }
  | { readonly type: "selection.cleared" }
  | { readonly type: "filter.applied"; readonly predicates: ReadonlyArray<AnyPredicate> }
  | ({ readonly type: "place.opened" } & OpenedPlace)
  | { readonly type: "unreadable.dismissed" }
  | { readonly type: "reload" }
  /** The answer is not waited for any longer. */
  | { readonly type: "cancel" }
  | { readonly type: "retry" }
  | { readonly type: "page.hidden" }
  | { readonly type: "page.shown" }
  | { readonly type: "user.idle" }
  | { readonly type: "user.active" }
  | { readonly type: "refresh.chosen"; readonly every: RefreshEvery }
  /** Now, whatever was chosen. */
  | { readonly type: "refresh.asked" }
  /** Raised by the machine itself when a silent refresh brought other rows. */
  | { readonly type: "rows.replaced" }

export type ListScreenEmitted =
  | UnauthorizedEmitted
  | { readonly type: "pageSizeChosen"; readonly pageSize: number }
  | { readonly type: "refreshChosen"; readonly list: ListId; readonly every: RefreshEvery }
