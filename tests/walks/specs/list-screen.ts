import { isSelected, selectedCount } from "@command-center/domain/rows/selection"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import { selectOffersMatching } from "@command-center/machines/list-screen/list-screen.selectors"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

export const listMachine = makeListScreenMachine<UtgRow>("list")
export type ListMachine = typeof listMachine

/** What brings other rows into view. */
const moving = new Set(["search.changed", "sort.toggled", "page.changed", "pageSize.changed"])
const flows = "the screen around the list sends it, not somebody at the list; no walk checks it"

export const spec: WalkSpec<ListMachine> = {
  input: { list: utgList, businessEntityId: 12, predicates: [], pageSize: 10, refreshEvery: 30_000 },
  user: [
    { type: "search.changed", search: "a" },
    { type: "search.changed", search: "" },
    { type: "sort.toggled", key: "componentNickname" },
    { type: "page.changed", page: 2 },
    { type: "pageSize.changed", pageSize: 25 },
    { type: "row.toggled", id: 1 },
    { type: "row.selected", id: 1 },
    { type: "selectAll.toggled" },
    { type: "matching.selected" },
    { type: "selection.cleared" },
    { type: "filter.applied", predicates: [] },
    { type: "reload" },
    { type: "retry" },
    { type: "page.hidden" },
    { type: "page.shown" }
  ],
  outcomes: {
    loadRows: {
      loaded: answers.as({ total: 3, unreadable: { count: 0, reasons: [] }, loadedAt: "2026-11-20T10:00:00.000Z" }),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    viewRows: {
      viewed: answers.as({
        rows: [sampleUtg({ componentId: 1 }), sampleUtg({ componentId: 2 })],
        shown: 2,
        page: 1,
        pageCount: 2,
        filtered: 3,
        total: 3
      })
    },
    matchingIds: { found: answers.as([1, 2, 3]) },
    loadedIds: { found: answers.as([1, 2, 3]) }
  },
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
    if (event.type === "matching.selected" && !selectOffersMatching<UtgRow>(before))
      return "it is offered where the page is selected and more rows match"
    if (event.type === "selection.cleared" && selectedCount(context.selection) === 0) return "nothing is selected"
    if (isReady && context.view === null && !event.type.startsWith("xstate.") && !event.type.startsWith("page."))
      return "the rows are not shown yet"
    return null
  },
  leaves: ({ outcome }) => outcome === "unauthorized",
  longest: 30
}
