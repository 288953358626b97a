import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { sampleDevice } from "@command-center/domain/device/sample-device"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { defaultLayout, withDensity } from "@command-center/domain/rows/columns"
import { noneSelected } from "@command-center/domain/rows/selection"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"

const machine = makeRowScreenMachine({
  list: deviceList,
  properties: deviceFilterProperties,
  copyOf: withMaskedKeys,
  defaultFilter: () => emptyFilter
})
const input = rowsInput()
const { now } = input
const serial = { DeviceStatusDeviceSerialNumber: { operator: "LIKE", value: "90" } } as const
const sort = { key: "utgStatus", direction: "ascending" } as const
const place = { search: "90", sort, page: 1, pageSize: null, filter: null, layout: null }
/** The address of what a link to the list opens. */
const linked = "search=90"
export const day = { name: "Day", query: "search=day&density=compact" }
const views = { views: [day], defaultName: null }
const compact = withDensity(defaultLayout(deviceList.columns.map(({ key }) => key)), "compact")

export const spec = modelled(machine, {
  inputs: [input, { ...input, ignored: ["colour"] }, { ...input, filter: serial }],
  user: {
    "filters.opened": [{ now }],
    "filters.reset": [{ now }],
    "export.opened": [{}],
    "view.downloaded": [{ view: { search: "90", sort, matching: 8, selection: noneSelected } }],
    "columns.opened": [{}],
    "views.opened": [{ views, now }],
    "views.told": [{ views }],
    "layout.changed": [{ layout: compact }],
    "address.opened": [
      { place, now },
      { place, now, said: { address: linked, viewName: null, ignored: [] } }
    ],
    "filter.removed": [{ propertyName: "DeviceStatusDeviceSerialNumber" }],
    "seen.changed": [{}],
    "address.rested": [{}],
    "about.opened": [{}],
    "about.closed": [{}],
    "keys.opened": [{}],
    "keys.closed": [{}],
    "row.copied": [{ row: sampleDevice({ deviceConfigId: 1 }) }],
    "row.selected": [{ id: 1 }],
    "rows.changed": [{}],
    retry: [{}]
  },
  heard: [
    {
      type: "xstate.snapshot.list",
      snapshot: {
        context: { request: { search: "90", sort, page: 1, pageSize: 250, selection: noneSelected }, summary: null }
      }
    },
    {
      type: "xstate.snapshot.list",
      snapshot: {
        context: {
          request: { ...input.seen, pageSize: input.pageSize },
          summary: { loadedAt: "2026-11-20T10:00:00.000Z" }
        }
      }
    }
  ],
  outcomes: {
    list: {},
    facets: {},
    filters: { applied: { applied: serial }, cancelled: { applied: null } },
    exportRows: { exported: { exported: true } },
    downloadView: { downloaded: { downloaded: true } },
    columns: { closed: undefined },
    listViews: {
      closed: { applied: null, saved: views, inForce: null },
      applied: { applied: day, saved: views, inForce: "Day" }
    }
  },
  project: ({ context }) => [Object.keys(context.filter), context.ignored.length, context.address]
})

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
const isAsOpened = (address: string) => address === "" || address === linked

const asOpened: WalkSpec<typeof machine> = {
  does: ({ type, said }) =>
    type !== "retry" &&
    type !== "views.told" &&
    type !== "seen.changed" &&
    (type !== "address.opened" || said !== undefined),
  project: ({ context }) => [
    Object.keys(context.filter),
    isAsOpened(context.address),
    context.layout.density,
    context.request.search === place.search
  ],
  notWalkable: ({ event, source }, { context }) => {
    if (atTheList.has(event.type) && !source.includes("open.browsing")) return "a dialog lies over the list"
    if (event.type === "xstate.snapshot.list" && event["snapshot"].context.summary !== null)
      return "rows arrive when the list is opened"
    if (event.type === "xstate.snapshot.list" && context.request.search === place.search)
      return "the walks sort the list once"
    if (event.type === "layout.changed" && (!source.includes("open.arranging") || context.layout.density === "compact"))
      return "the walks set it in the Columns dialog, which has it from its own machine"
    if (event.type === "filters.reset" && Object.keys(context.filter).length === 0)
      return "the walks reset what was filtered otherwise"
    if ((event.type === "address.opened" || event.type === "address.rested") && isAsOpened(context.address))
      return "the address says so already"
    return null
  }
}

export const walks = walksOf(spec, {
  all: asOpened,
  /** The browser keeps settings of the list that cannot be read. */
  withNonsense: { ...asOpened, input: 1, does: () => false }
})
