import { rowIds } from "@command-center/domain/rows/row-ids"
import { selectedCount } from "@command-center/domain/rows/selection"
import { Result } from "effect"
import { list, listInput, listMachine, loaded, partly, view } from "../support/list-driver.ts"
import { modelled } from "../support/machine-model.ts"
import { failures, refused } from "./answers.ts"

const request = { search: "", sort: list.defaultSort, page: 1, pageSize: 10 }
const other = { PropertyName: "Name", Operator: "EQ", Value: "a" } as const
const changed = Result.map(view, (whole) => ({ ...whole, rows: [{ id: 1, name: "b" }] }))

export const listScreen = modelled(listMachine, {
  inputs: [
    listInput,
    { ...listInput, refreshEvery: null },
    { ...listInput, list: { ...list, selectAll: "matching" } },
    { ...listInput, list: { ...list, isSelectable: () => true } }
  ],
  user: {
    "search.changed": [{ search: "a" }, { search: "" }],
    "sort.toggled": [{ key: "name" }],
    "page.changed": [{ page: 2 }],
    "pageSize.changed": [{ pageSize: 25 }],
    "row.toggled": [{ id: 1 }],
    "row.ranged": [{ id: 1 }],
    "row.selected": [{ id: 1 }],
    "selectAll.toggled": [{}],
    "matching.selected": [{}],
    "selection.cleared": [{}],
    "filter.applied": [{ predicates: [] }],
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
    viewRows: { viewed: view, "in part": partly, changed, refused },
    matchingIds: { found: Result.succeed(rowIds([1])), refused },
    loadedIds: { found: Result.succeed(rowIds([1])), refused }
  },
  project: ({ context }) => [
    context.view === null,
    context.isArriving,
    context.stale === null,
    context.isHidden,
    context.isIdle,
    selectedCount(context.selection),
    context.unsaid.size,
    context.isReplaced,
    context.isWaitLong,
    context.view?.rows[0]?.name
  ]
})
