import { noFacets } from "@command-center/domain/facets/facet-choices"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { selectedCount } from "@command-center/domain/rows/selection"
import type { SnapshotFrom } from "xstate"
import { failureText } from "../actor-logic/long-wait.ts"
import { isAllSelected } from "./list-screen.changes.ts"
import type { makeListScreenMachine } from "./list-screen.machine.ts"
import type { UnreadableRows } from "./list-screen.types.ts"

type Snapshot<Row> = SnapshotFrom<ReturnType<typeof makeListScreenMachine<Row>>>

/** Loading from the service; a silent refresh and a new view of loaded rows are not. */
export const selectIsLoading = <Row>(snapshot: Snapshot<Row>) => snapshot.matches("loading")
export const selectIsReady = <Row>(snapshot: Snapshot<Row>) => snapshot.matches("ready")
/** Nothing is asked of the rows: what is shown and selected is all there is. */
export const selectIsSettled = <Row>(snapshot: Snapshot<Row>) => snapshot.matches("ready") && !snapshot.hasTag("busy")
export const selectIsFailed = <Row>(snapshot: Snapshot<Row>) => snapshot.matches("failed")
export const selectIsCrashed = <Row>(snapshot: Snapshot<Row>) => snapshot.matches("crashed")

export const selectRequest = <Row>(snapshot: Snapshot<Row>) => snapshot.context.request
export const selectPredicates = <Row>(snapshot: Snapshot<Row>) => snapshot.context.predicates
export const selectSearch = <Row>(snapshot: Snapshot<Row>) => snapshot.context.request.search
export const selectPageSize = <Row>(snapshot: Snapshot<Row>) => snapshot.context.request.pageSize
export const selectSort = <Row>(snapshot: Snapshot<Row>) => snapshot.context.request.sort
export const selectFacetChoices = <Row>(snapshot: Snapshot<Row>) => snapshot.context.request.facets ?? noFacets
/** Null until the first rows are there. */
export const selectView = <Row>(snapshot: Snapshot<Row>) => snapshot.context.view
/** Whether the view is of the rows that are there, with more to come. */
export const selectIsArriving = <Row>(snapshot: Snapshot<Row>) => snapshot.context.isArriving
export const selectLoadedAt = <Row>(snapshot: Snapshot<Row>) => snapshot.context.summary?.loadedAt ?? null
/** Since when (ISO) the rows shown are old, or null while they are fresh. */
export const selectStaleSince = <Row>(snapshot: Snapshot<Row>) => snapshot.context.stale?.since ?? null
/** The list's sentence with the reason why the rows shown are old. */
export const selectStaleReason = <Row>({ context: { stale, list } }: Snapshot<Row>) =>
  stale === null ? null : failureText(stale.failure, list.loadFailed)

export const selectRefreshEvery = <Row>(snapshot: Snapshot<Row>) => snapshot.context.refreshEvery
/** Rows are being read while those before are shown. */
export const selectIsRefreshing = <Row>(snapshot: Snapshot<Row>) =>
  snapshot.matches({ ready: { freshness: "refreshing" } })
/** What the last silent refresh changed in the rows shown. */
export const selectChanges = <Row>(snapshot: Snapshot<Row>) => snapshot.context.changes
/** How many rows changed, to be said; null before any did. */
export const selectAnnouncement = <Row>(snapshot: Snapshot<Row>) => snapshot.context.announcement

/** The list's sentence with the reason, or null where nothing failed. */
export const selectLoadFailure = <Row>(snapshot: Snapshot<Row>) =>
  snapshot.matches("failed") && snapshot.context.error !== null
    ? failureText(snapshot.context.error, snapshot.context.list.loadFailed)
    : null

/** What is awaited, once it takes long. */
export const selectAwaited = <Row>({ context: { isWaitLong, list } }: Snapshot<Row>): string | null =>
  isWaitLong ? waitMessages.rowsAwaited(list.awaited, list.call) : null

/** Rows of the list shown that could not be read; null where there are none, or where that was dismissed. */
export const selectUnreadable = <Row>(snapshot: Snapshot<Row>): UnreadableRows | null => {
  const { summary, dismissed } = snapshot.context
  const count = summary?.unreadable.count ?? 0
  return snapshot.matches("ready") && summary !== null && count > 0 && count !== dismissed ? summary.unreadable : null
}

export const selectSelection = <Row>(snapshot: Snapshot<Row>) => snapshot.context.selection
export const selectSelectedCount = <Row>(snapshot: Snapshot<Row>) => selectedCount(snapshot.context.selection)

/** The header's checkbox. */
export const selectAllState = <Row>({ context }: Snapshot<Row>): "none" | "some" | "all" =>
  isAllSelected(context) ? "all" : selectedCount(context.selection) > 0 ? "some" : "none"

/** The line that offers to select all matching rows: the page is selected and there are more (contract "Lists"). Not where only some rows may be taken. */
export const selectOffersMatching = <Row>({ context }: Snapshot<Row>): boolean =>
  context.list.selectAll === "page" &&
  context.list.isSelectable === undefined &&
  !context.isMatchingSelected &&
  context.view !== null &&
  context.view.filtered > context.view.shown &&
  isAllSelected(context)
