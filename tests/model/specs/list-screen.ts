import { rowIds } from "@command-center/domain/rows/row-ids"
import { selectedCount } from "@command-center/domain/rows/selection"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures, refused } from "../support/answers.ts"
import { list, listInput, listMachine, loaded, partly, view } from "../support/list-driver.ts"
import {
  arriving,
  changing,
  listWalk,
  manyRows,
  matchingRows,
  narrowed,
  places,
  refreshing,
  unfiltered
} from "../support/list-walks.ts"
import { modelled } from "../support/machine-model.ts"

const request = { search: "", sort: list.defaultSort, page: 1, pageSize: 10 }
const other = { PropertyName: "Name", Operator: "EQ", Value: "a" } as const
const changed = Result.map(view, (whole) => ({ ...whole, rows: [{ id: 1, name: "b" }] }))

/** More rows match than the page has. */
const pageOfTwo = Result.map(view, (whole) => ({
  ...whole,
  rows: [...whole.rows, { id: 2, name: "b" }],
  shown: 2,
  pageCount: 2,
  filtered: 3,
  total: 3
}))
const twoInAll = Result.map(pageOfTwo, (page) => ({ ...page, pageCount: 1, filtered: 2, total: 2 }))
const threeIds = Result.succeed(rowIds([1, 2, 3]))

export const spec = modelled(listMachine, {
  inputs: [
    listInput,
    { ...listInput, refreshEvery: null },
    { ...listInput, list: { ...list, selectAll: "matching" } },
    { ...listInput, refreshEvery: null, list: { ...list, isSelectable: () => true } }
  ],
  user: {
    "search.changed": [{ search: "a" }, { search: "" }],
    "facet.chosen": [{ key: "name", values: ["a"] }],
    "facets.cleared": [{}],
    "sort.toggled": [{ key: "name" }],
    "page.changed": [{ page: 2 }],
    "pageSize.changed": [{ pageSize: 25 }],
    "row.toggled": [{ id: 1 }],
    "row.ranged": [{ id: 1 }, { id: 2 }],
    "row.selected": [{ id: 1 }],
    "selectAll.toggled": [{}],
    "matching.selected": [{}],
    "selection.cleared": [{}],
    "filter.applied": [{ predicates: [] }, { predicates: [other] }],
    "place.opened": [
      { request: { ...request, search: "b" }, predicates: [] },
      { request, predicates: [other] }
    ],
    reload: [{}],
    cancel: [{}],
    "unreadable.dismissed": [{}],
    retry: [{}],
    "page.hidden": [{}],
    "page.shown": [{}],
    "user.idle": [{}],
    "user.active": [{}],
    "refresh.chosen": [{ every: 10_000 }, { every: null }],
    "refresh.asked": [{}],
    "rows.replaced": [{}]
  },
  outcomes: {
    loadRows: { loaded, ...failures },
    firstRows: { first: view, none: Result.succeed(null) },
    viewRows: { viewed: view, "in part": partly, changed, refused, "a page of two": pageOfTwo, "two in all": twoInAll },
    matchingIds: { found: Result.succeed(rowIds([1])), refused, three: threeIds },
    loadedIds: { found: Result.succeed(rowIds([1])), refused, three: threeIds }
  },
  project: ({ context }) => [
    context.view === null,
    context.isArriving,
    context.stale === null,
    context.isHidden,
    context.isIdle,
    selectedCount(context.selection),
    context.unannounced.size,
    context.isReplaced,
    context.isWaitLong,
    context.view?.rows[0]?.name,
    Object.keys(context.request.facets ?? {}).length
  ],
  unreachable: {
    "the worker answers from rows that it holds, or it breaks": [
      "ready.view.viewing --viewRows answers--> failed",
      "ready.view.filling --viewRows answers--> failed",
      "ready.view.pruning --loadedIds answers--> failed",
      "ready.view.selectingPage --viewRows answers--> failed",
      "ready.view.selectingMatching --matchingIds answers--> failed"
    ]
  }
})

export const walks = walksOf(spec, {
  all: listWalk,
  refreshing,
  places,
  unfiltered,
  arriving,
  changing,
  manyRows,
  matchingRows,
  narrowed
})
