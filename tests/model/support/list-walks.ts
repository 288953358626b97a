import { isSelected, selectedCount } from "@command-center/domain/rows/selection"
import { selectOffersMatching } from "@command-center/machines/list-screen/list-screen.selectors"
import type { AnyEventObject } from "xstate"
import type { WalkSpec } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import type { listMachine, Row } from "./list-driver.ts"

type ListWalk = WalkSpec<typeof listMachine>

/** What brings other rows into view. */
const moving = new Set(["search.changed", "sort.toggled", "page.changed", "pageSize.changed"])
const flows = "the screen around the list sends it, not somebody at the list; no walk checks it"
const once = "the walks of other lists do it"
const isOfUser = (type: string) => !type.startsWith("xstate.")
const only =
  (...types: ReadonlyArray<string>) =>
  ({ type }: AnyEventObject) =>
    types.includes(type)

const outcomes = {
  loadRows: ["loaded", "refused", "unauthorized"],
  firstRows: [],
  viewRows: ["a page of two"],
  matchingIds: ["three"],
  loadedIds: ["three"]
} as const
const loading = { ...outcomes, loadRows: ["loaded"] } as const

export const listWalk: ListWalk = {
  does: (event) =>
    only("page.changed", "pageSize.changed", "search.changed", "sort.toggled", "row.toggled", "row.selected")(event) ||
    only("selectAll.toggled", "matching.selected", "selection.cleared", "reload", "retry")(event) ||
    only("page.hidden", "page.shown")(event) ||
    (event.type === "filter.applied" && event["predicates"].length === 0),
  outcomes,
  project: ({ context }) => [
    context.request.search,
    selectedCount(context.selection),
    { isFirstSelected: isSelected(context.selection, 1) },
    context.isMatchingSelected,
    context.view === null,
    context.stale === null,
    context.isHidden
  ],
  notWalkable: ({ event, source }, before) => {
    const { context } = before
    const isReady = source.some((state) => state.startsWith("ready."))
    if (event.type.includes("longWait")) return "a journey waits that long"
    if (event.type === "row.selected" || event.type === "reload") return flows
    if (event.type === "page.hidden" && context.isHidden) return "the page is hidden already"
    if (event.type === "page.shown" && !context.isHidden) return "the page is seen already"
    if (context.isHidden && event.type !== "page.shown" && !event.type.startsWith("xstate."))
      return "nobody uses a page that is hidden"
    if (event.type === "page.changed" && !isReady) return "pages stand below rows that are read again only"
    if (event.type === "retry" && isReady && context.stale === null) return "Retry stands beside rows that are stale"
    if (source.includes("ready.view.selectingMatching") && !event.type.startsWith("xstate."))
      return "the worker has answered before anybody could"
    if (moving.has(event.type) && selectedCount(context.selection) > 0)
      return "what is selected may be out of sight afterwards; the walks do it with nothing selected"
    if (event.type === "matching.selected" && !selectOffersMatching<Row>(before))
      return "it is offered where the page is selected and more rows match"
    if (event.type === "selection.cleared" && selectedCount(context.selection) === 0) return "nothing is selected"
    if (isReady && context.view === null && !event.type.startsWith("xstate.") && !event.type.startsWith("page."))
      return "the rows are not shown yet"
    return null
  },
  leaves: atLogin,
  longest: 30
}

/** Refreshing by hand, by the clock, and while nobody is there; a reload that fails. */
export const refreshing: ListWalk = {
  does: only("refresh.asked", "refresh.chosen", "user.idle", "user.active", "reload", "retry"),
  outcomes: { ...outcomes, loadRows: ["loaded", "refused"] },
  project: ({ context }) => [
    context.refreshEvery,
    context.isIdle,
    context.view === null,
    context.stale === null,
    context.error === null
  ],
  notWalkable: ({ event, source }, { context }) => {
    const isReady = source.some((state) => state.startsWith("ready."))
    const isSettled = source.includes("ready.view.idle")
    if (isReady && !isSettled && isOfUser(event.type)) return "the worker has answered before anybody could"
    if (event.type === "refresh.chosen" && event["every"] === context.refreshEvery) return "it is chosen already"
    if (event.type === "user.idle" && context.isIdle) return "nobody is there already"
    // Five minutes of refreshes lie before that one, which is too long for a walk.
    if (event.type.startsWith("user.") && source.includes("ready.freshness.waiting"))
      return "tests/model walks it: a list that waits refreshes many times before nobody is there"
    if (event.type === "user.idle" && !source.includes("loading")) return "the walks leave while the list is read"
    if (event.type.startsWith("xstate.") && context.isIdle) return "the walks come back at once"
    if (event.type === "user.active" && !context.isIdle) return "somebody is there already"
    if (context.isIdle && isOfUser(event.type) && event.type !== "user.active") return "whoever does so is there again"
    if (event.type === "reload" && !isSettled) return "a flow of the screen says so, over rows that are shown"
    if (event.type === "retry" && isReady && context.stale === null) return "Retry stands beside rows that are stale"
    return null
  },
  leaves: atLogin,
  longest: 30
}

/** Other places of the list, by a filter and by the browser's Back. */
export const places: ListWalk = {
  does: (event) =>
    only("page.changed", "reload")(event) ||
    (event.type === "search.changed" && event["search"] === "a") ||
    (event.type === "filter.applied" && event["predicates"].length > 0) ||
    (event.type === "place.opened" && event["predicates"].length === 0),
  outcomes: loading,
  project: ({ context: { request, predicates, view } }) => [request, predicates.length, view === null],
  notWalkable: ({ event, source }, { context: { request, view } }) => {
    const isSettled = source.includes("ready.view.idle")
    if (isOfUser(event.type) && !isSettled && !source.includes("loading"))
      return "the worker has answered before anybody could"
    if (event.type.startsWith("xstate.after.")) return once
    if (request.search === "b" && isOfUser(event.type) && event.type !== "reload") return "the walks go back last"
    if (event.type === "page.changed" && (view === null || request.pageSize !== 10 || request.search !== ""))
      return "there is one page only"
    if (event.type === "reload" && !isSettled) return "a flow of the screen says so, over rows that are shown"
    return null
  },
  leaves: atLogin,
  longest: 30
}

/** The same rows at another place, while they are read again. */
export const unfiltered: ListWalk = {
  ...places,
  does: (event) => !only("filter.applied", "page.changed")(event) && (places.does?.(event) ?? true)
}

/** The service sends the first rows, and takes its time with the others. */
export const arriving: ListWalk = {
  does: () => false,
  outcomes: { ...loading, firstRows: ["first"] },
  project: ({ context }) => [context.view === null, context.isArriving],
  notWalkable: ({ event }) => (event.type.startsWith("xstate.after.") ? once : null),
  leaves: atLogin,
  longest: 30
}

/** Somebody changes a row that is shown. */
export const changing: ListWalk = {
  does: only("refresh.asked"),
  outcomes: { ...loading, viewRows: ["viewed", "changed"] },
  project: ({ context }) => [
    context.view === null,
    context.isReplaced,
    context.unannounced.size,
    context.view?.rows[0]
  ],
  notWalkable: ({ event, source, outcome }, { context }) => {
    if (isOfUser(event.type) && !source.includes("ready.view.idle")) return once
    if (outcome === "changed" && !context.isReplaced) return "what is shown first is not compared with anything"
    if (outcome === "viewed" && context.isReplaced) return "the walk changes a row each time"
    if (event.type.includes("untilRefresh")) return once
    return null
  },
  leaves: atLogin,
  longest: 30
}

/** More rows than are in sight: the page's others follow, while somebody selects already. */
export const manyRows: ListWalk = {
  input: 3,
  does: only("selectAll.toggled", "matching.selected", "refresh.asked", "sort.toggled"),
  outcomes: { ...loading, viewRows: ["in part", "two in all"] },
  project: ({ context: { view, selection, isSelectionOld } }) => [
    view === null ? null : view.rows.length < view.shown,
    selectedCount(selection),
    isSelectionOld
  ],
  notWalkable: ({ event, source, outcome }, { context }) => {
    if (isOfUser(event.type) && context.view === null) return "the rows are not shown yet"
    if (isOfUser(event.type) && source.includes("ready.view.pruning")) return "the worker has answered already"
    if (isOfUser(event.type) && event.type !== "refresh.asked" && source.includes("ready.view.selectingPage"))
      return "it is under way"
    if (event.type === "sort.toggled" && !source.includes("ready.view.idle"))
      return "the walks sort a page that is whole"
    if (outcome === "two in all" && source.includes("ready.view.viewing")) return "the rows in sight come first"
    if (outcome === "in part" && !source.includes("ready.view.viewing")) return "the whole page was asked for"
    return null
  },
  leaves: atLogin,
  longest: 30
}

/** Values are chosen in the panel beside the rows. */
export const narrowed: ListWalk = {
  does: only("facet.chosen", "facets.cleared"),
  outcomes: loading,
  project: ({ context: { view, request } }) => [view === null, request.facets],
  notWalkable: ({ event, source }, { context: { view, request } }) => {
    if (event.type.startsWith("xstate.after.")) return once
    if (isOfUser(event.type) && (view === null || !source.includes("ready.view.idle")))
      return "the worker has answered before anybody could"
    if (event.type === "facet.chosen" && request.facets !== undefined && "name" in request.facets)
      return "a second click takes the choice back"
    return null
  },
  leaves: atLogin,
  longest: 30
}

/** A list whose header takes every row that matches. */
export const matchingRows: ListWalk = {
  input: 2,
  does: (event) =>
    only("selectAll.toggled", "selection.cleared")(event) ||
    (only("row.toggled", "row.selected")(event) && event["id"] === 1) ||
    (event.type === "row.ranged" && event["id"] === 2),
  outcomes: loading,
  project: ({ context: { view, selection, isMatchingSelected, anchor } }) => [
    view === null,
    selectedCount(selection),
    isMatchingSelected,
    anchor?.id
  ],
  notWalkable: ({ event, source }, { context: { selection, view, isMatchingSelected } }) => {
    const count = selectedCount(selection)
    if (event.type.startsWith("xstate.after.")) return once
    if (isOfUser(event.type) && (view === null || !source.includes("ready.view.idle")))
      return "the worker has answered before anybody could"
    if (event.type === "row.ranged" && count !== 1) return "the walks begin a range at a row that is selected"
    if (event.type === "selection.cleared" && count === 0) return "nothing is selected"
    if (event.type === "selectAll.toggled" && count > 0 && !isMatchingSelected)
      return "the walks take all where none is taken"
    if ((event.type === "row.toggled" || event.type === "row.selected") && count > 0)
      return "the walks do it with nothing selected"
    return null
  },
  leaves: atLogin,
  longest: 30
}
