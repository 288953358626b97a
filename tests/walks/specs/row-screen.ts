import { defaultLayout, withDensity } from "@command-center/domain/rows/columns"
import { documentedPlace } from "@command-center/domain/rows/list-address"
import { noneSelected } from "@command-center/domain/rows/selection"
import { taskList } from "@command-center/domain/task/task-list"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { taskRows } from "@command-center/machines/screens/tasks-screen"
import { sampleTask } from "../../model/sample-task.ts"
import { rowsInput } from "../../model/screen-input.ts"
import type { WalkSpec } from "../support/plan.ts"
import { over } from "./screen-flows.ts"

export const rowMachine = makeRowScreenMachine(taskRows)
export type RowMachine = typeof rowMachine

const layout = defaultLayout(taskList.columns.map(({ key }) => key))
const input = rowsInput({
  businessEntityId: 12,
  seen: { search: "", sort: taskList.defaultSort, page: 1 },
  layout
})
const { now } = input
const merchant = { ...taskRows.defaultFilter(now, "UTC"), ComponentMerchant: { operator: "LIKE", value: "a" } } as const
export const day = { name: "Day", query: "search=Scheduled&density=compact" }
const views = { views: [day], defaultName: null }
const sort = { key: "taskTypeName", direction: "ascending" } as const

/** What is asked for in the toolbar or at a row. */
const atTheList = new Set([
  "filters.reset",
  "filter.removed",
  "address.opened",
  "row.copied",
  "row.selected",
  "rows.changed",
  "xstate.snapshot.list"
])

export const spec: WalkSpec<RowMachine> = {
  input,
  user: [
    { type: "filters.opened", now },
    { type: "filters.reset", now },
    { type: "export.opened" },
    { type: "view.downloaded", view: { search: "", sort, matching: 8, selection: noneSelected } },
    { type: "columns.opened" },
    { type: "views.opened", views, now },
    { type: "layout.changed", layout: withDensity(layout, "compact") },
    {
      type: "address.opened",
      place: documentedPlace(taskList),
      now,
      said: { address: "", viewName: null, ignored: [] }
    },
    { type: "filter.removed", propertyName: "ComponentMerchant" },
    { type: "address.rested" },
    { type: "about.opened" },
    { type: "about.closed" },
    { type: "keys.opened" },
    { type: "keys.closed" },
    { type: "row.copied", row: sampleTask({ taskId: 11 }) },
    { type: "row.selected", id: 1 },
    { type: "rows.changed" }
  ],
  heard: [
    {
      type: "xstate.snapshot.list",
      snapshot: { context: { request: { ...input.seen, sort, pageSize: input.pageSize, selection: noneSelected } } }
    }
  ],
  outcomes: {
    filters: { applied: over({ applied: merchant }), cancelled: over({ applied: null }) },
    exportRows: { cancelled: over({ exported: false }) },
    downloadView: { cancelled: over({ downloaded: false }) },
    columns: { closed: over(undefined) },
    listViews: {
      closed: over({ applied: null, saved: views, inForce: null }),
      applied: over({ applied: day, saved: views, inForce: "Day" })
    }
  },
  project: ({ context }) => [Object.keys(context.filter), context.address === "", context.layout.density],
  notWalkable: ({ event, source }, { context }) => {
    if (atTheList.has(event.type) && !source.includes("open.browsing")) return "a dialog lies over the list"
    if (event.type === "layout.changed" && (!source.includes("open.arranging") || context.layout.density === "compact"))
      return "the walks set it in the Columns dialog, which has it from its own machine"
    if (event.type === "filters.reset" && !("ComponentMerchant" in context.filter))
      return "the walks reset what was filtered otherwise"
    if ((event.type === "address.opened" || event.type === "address.rested") && context.address === "")
      return "the address says so already"
    return null
  }
}

/** The browser keeps settings of the list that cannot be read. */
export const withNonsense: WalkSpec<RowMachine> = {
  ...spec,
  input: { ...input, ignored: ["density"] },
  user: [],
  heard: []
}
