import type { DeviceRow } from "@command-center/domain/device/device"
import { deviceList } from "@command-center/domain/device/device-list"
import { sampleDevice } from "@command-center/domain/device/sample-device"
import { selectedCount } from "@command-center/domain/rows/selection"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import { sampleTask } from "../../model/sample-task.ts"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"
import { type ListMachine, spec } from "./list-screen.ts"

export const deviceMachine = makeListScreenMachine<DeviceRow>("list")
export const taskMachine = makeListScreenMachine<TaskRow>("list")

const { loadRows, viewRows } = spec.outcomes
const { loaded, refused } = loadRows ?? {}
if (loaded === undefined || refused === undefined) throw new Error("the list is read or not")
const isOfUser = (type: string) => !type.startsWith("xstate.")
const once = "the walks of other lists do it"

/** Refreshing by hand, by the clock, and while nobody is there; a reload that fails. */
export const refreshing: WalkSpec<ListMachine> = {
  ...spec,
  user: [
    { type: "refresh.asked" },
    { type: "refresh.chosen", every: null },
    { type: "refresh.chosen", every: 10_000 },
    { type: "user.idle" },
    { type: "user.active" },
    { type: "reload" },
    { type: "retry" }
  ],
  outcomes: { ...spec.outcomes, loadRows: { loaded, refused } },
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
  }
}

const elsewhere = { search: "e", sort: utgList.defaultSort, page: 1, pageSize: 10 }
const merchant = { PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "a" } as const

/** Other places of the list, by a filter and by the browser's Back. */
export const places: WalkSpec<ListMachine> = {
  ...spec,
  user: [
    { type: "place.opened", request: elsewhere, predicates: [] },
    { type: "filter.applied", predicates: [merchant] },
    { type: "search.changed", search: "a" },
    { type: "page.changed", page: 2 },
    { type: "reload" }
  ],
  outcomes: { ...spec.outcomes, loadRows: { loaded } },
  project: ({ context: { request, predicates, view } }) => [request, predicates.length, view === null],
  notWalkable: ({ event, source }, { context: { request, view } }) => {
    const isSettled = source.includes("ready.view.idle")
    if (isOfUser(event.type) && !isSettled && !source.includes("loading"))
      return "the worker has answered before anybody could"
    if (event.type.startsWith("xstate.after.")) return once
    if (request.search === elsewhere.search && isOfUser(event.type) && event.type !== "reload")
      return "the walks go back last"
    if (event.type === "page.changed" && (view === null || request.pageSize !== 10 || request.search !== ""))
      return "there is one page only"
    if (event.type === "reload" && !isSettled) return "a flow of the screen says so, over rows that are shown"
    return null
  }
}

/** The same rows at another place, while they are read again. */
export const unfiltered: WalkSpec<ListMachine> = {
  ...places,
  user: places.user.filter(({ type }) => type !== "filter.applied" && type !== "page.changed")
}

/** The service sends the first rows, and takes its time with the others. */
export const arriving: WalkSpec<ListMachine> = {
  ...spec,
  user: [],
  outcomes: { ...spec.outcomes, loadRows: { loaded }, firstRows: { first: viewRows?.["viewed"] ?? loaded } },
  project: ({ context }) => [context.view === null, context.isArriving],
  notWalkable: ({ event }) => (event.type.startsWith("xstate.after.") ? once : null)
}

const utg = sampleUtg({ componentId: 1 })
const shown = { shown: 2, page: 1, pageCount: 1, filtered: 2, total: 2 }

/** Somebody changes a row that is shown. */
export const changing: WalkSpec<ListMachine> = {
  ...spec,
  user: [{ type: "refresh.asked" }],
  outcomes: {
    ...spec.outcomes,
    loadRows: { loaded },
    viewRows: {
      viewed: answers.as({ ...shown, rows: [utg, sampleUtg({ componentId: 2 })] }),
      changed: answers.as({
        ...shown,
        rows: [{ ...utg, componentMerchant: "Another" }, sampleUtg({ componentId: 2 })]
      })
    }
  },
  project: ({ context }) => [context.view === null, context.isReplaced, context.unsaid.size, context.view?.rows[0]],
  notWalkable: ({ event, source, outcome }, { context }) => {
    if (isOfUser(event.type) && !source.includes("ready.view.idle")) return once
    if (outcome === "changed" && !context.isReplaced) return "what is shown first is not compared with anything"
    if (outcome === "viewed" && context.isReplaced) return "the walk changes a row each time"
    if (event.type.includes("untilRefresh")) return once
    return null
  }
}

/** More rows than are in sight: the page's others follow, while somebody selects already. */
export const manyRows: WalkSpec<typeof deviceMachine> = {
  input: { list: deviceList, businessEntityId: 1, predicates: [], pageSize: 250, refreshEvery: null },
  user: [
    { type: "selectAll.toggled" },
    { type: "matching.selected" },
    { type: "refresh.asked" },
    { type: "sort.toggled", key: "componentNickname" }
  ],
  outcomes: {
    loadRows: { loaded },
    viewRows: {
      "in part": answers.as({ ...shown, rows: [sampleDevice({ deviceConfigId: 1 })] }),
      whole: answers.as({ ...shown, rows: [sampleDevice({ deviceConfigId: 1 }), sampleDevice({ deviceConfigId: 2 })] })
    },
    loadedIds: { found: answers.as([1, 2]) }
  },
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
    if (outcome === "whole" && source.includes("ready.view.viewing")) return "the rows in sight come first"
    if (outcome === "in part" && !source.includes("ready.view.viewing")) return "the whole page was asked for"
    return null
  }
}

/** A list whose header takes every row that matches. */
export const matchingRows: WalkSpec<typeof taskMachine> = {
  input: { list: taskList, businessEntityId: 12, predicates: [], pageSize: 10, refreshEvery: 10_000 },
  user: [
    { type: "row.toggled", id: 1 },
    { type: "row.ranged", id: 2 },
    { type: "row.selected", id: 2 },
    { type: "selectAll.toggled" },
    { type: "selection.cleared" }
  ],
  outcomes: {
    loadRows: { loaded },
    viewRows: {
      viewed: answers.as({ ...shown, rows: [sampleTask({ taskId: 1 }), sampleTask({ taskId: 2 })] })
    },
    matchingIds: { found: answers.as([1, 2]) },
    loadedIds: { found: answers.as([1, 2]) }
  },
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
  }
}
