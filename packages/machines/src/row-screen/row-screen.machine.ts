import { withOutput } from "../actor-logic/outcome.ts"
import { exportableList } from "../export-rows/exportable-list.ts"
import { rowScreenSetup } from "./row-screen.setup.ts"
import type { RowScreenDefinition } from "./row-screen.types.ts"
import { openedContext, requestOf } from "./screen-address.ts"
import { loadedAtOf, wantedOf } from "./screen-facets.ts"
import { downloadInput, filtersInput, listInput } from "./screen-filter.ts"
import { addressedOf, viewsInput } from "./screen-views.ts"

/** The rows of a list screen: filters and export where the list has them, an info dialog, Copy Row. */
export const makeRowScreenMachine = <Row>(definition: RowScreenDefinition<Row>) => {
  const { list, properties, defaultFilter } = definition
  const exported = exportableList(list.id)
  return rowScreenSetup<Row>(definition).createMachine({
    id: `${list.id}Screen`,
    context: ({ input }) => openedContext(definition, input),
    initial: "open",
    states: {
      open: {
        invoke: [
          {
            id: "list",
            src: "list",
            input: ({ context }) => listInput(list, properties, context),
            onSnapshot: [
              {
                guard: { type: "isOtherRequest", params: ({ event }) => requestOf(event.snapshot) },
                actions: [
                  { type: "setRequest", params: ({ event }) => requestOf(event.snapshot) },
                  { type: "setLoadedAt", params: ({ event }) => loadedAtOf(event.snapshot) },
                  "tellSeen",
                  "tellWanted"
                ]
              },
              {
                guard: { type: "isOtherLoad", params: ({ event }) => loadedAtOf(event.snapshot) },
                actions: [{ type: "setLoadedAt", params: ({ event }) => loadedAtOf(event.snapshot) }, "tellWanted"]
              }
            ],
            onError: "crashed"
          },
          { id: "facets", src: "facets", input: ({ context }) => wantedOf(context), onError: "crashed" }
        ],
        on: {
          "row.copied": { actions: { type: "copyRow", params: ({ event }) => event.row } },
          "row.selected": { actions: { type: "selectRow", params: ({ event }) => event.id } },
          "rows.changed": { actions: "reloadList" },
          "layout.changed": {
            actions: [{ type: "setLayout", params: ({ event }) => event.layout }, "storeLayout", "tellSeen"]
          },
          "views.told": { actions: { type: "tellViews", params: ({ event }) => event.views } },
          "filter.removed": {
            guard: { type: "isFilteredBy", params: ({ event }) => event.propertyName },
            actions: [
              { type: "removeFilter", params: ({ event }) => event.propertyName },
              "applyFilter",
              "storeFilter",
              "tellSeen"
            ]
          },
          "address.opened": [
            {
              guard: { type: "isSaid", params: ({ event }) => event },
              actions: [{ type: "openPlace", params: ({ event }) => event }, "openInList"]
            },
            { actions: [{ type: "openPlace", params: ({ event }) => event }, "openInList", "tellSeen"] }
          ],
          "seen.changed": {
            guard: "isOtherAddress",
            actions: ["setAddress", "tellAddress", "restAnew", "rest"]
          },
          "address.rested": { actions: "tellSettled" }
        },
        initial: "browsing",
        states: {
          browsing: {
            always: { guard: "hasIgnored", actions: ["tellIgnored", "forgetIgnored"] },
            on: {
              "filters.opened": {
                guard: "hasFilters",
                target: "filtering",
                actions: { type: "setOpenedAt", params: ({ event }) => event.now }
              },
              "filters.reset": {
                guard: "hasFilters",
                actions: [
                  { type: "resetFilter", params: ({ event }) => event.now },
                  "applyFilter",
                  "storeFilter",
                  "tellSeen"
                ]
              },
              "export.opened": { guard: "isExportable", target: "exporting" },
              "view.downloaded": {
                target: "downloadingView",
                actions: { type: "setDownloaded", params: ({ event }) => event.view }
              },
              "columns.opened": "arranging",
              "views.opened": {
                target: "viewing",
                actions: { type: "setViews", params: ({ event }) => event }
              },
              "about.opened": "about",
              "keys.opened": "keys"
            }
          },
          filtering: {
            invoke: {
              id: "filters",
              src: "filters",
              input: ({ context }) =>
                filtersInput(properties, context, defaultFilter(context.openedAt, context.timeZone)),
              onDone: [
                {
                  guard: withOutput("isApplied"),
                  target: "browsing",
                  actions: [
                    { type: "setFilter", params: ({ event }) => event.output.applied },
                    "applyFilter",
                    "storeFilter",
                    "tellSeen"
                  ]
                },
                { target: "browsing" }
              ],
              onError: "#crashed"
            }
          },
          exporting: {
            invoke: {
              id: "exportRows",
              src: "exportRows",
              // Only a list that has an export gets here.
              input: ({ context }) => ({ list: exported ?? "utgs", businessEntityId: context.businessEntityId }),
              onDone: "browsing",
              onError: "#crashed"
            }
          },
          downloadingView: {
            invoke: {
              id: "downloadView",
              src: "downloadView",
              input: ({ context }) => downloadInput(list, context),
              onDone: "browsing",
              onError: "#crashed"
            }
          },
          arranging: {
            invoke: {
              id: "columns",
              src: "columns",
              input: ({ context }) => ({ list, layout: context.layout }),
              onDone: "browsing",
              onError: "#crashed"
            }
          },
          viewing: {
            invoke: {
              id: "listViews",
              src: "listViews",
              input: ({ context }) => viewsInput(addressedOf(definition, context), context),
              onDone: [
                {
                  guard: withOutput("isViewApplied"),
                  target: "browsing",
                  actions: [withOutput("keepViews"), withOutput("openView")]
                },
                { target: "browsing", actions: withOutput("keepViews") }
              ],
              onError: "#crashed"
            }
          },
          about: { on: { "about.closed": "browsing" } },
          keys: { on: { "keys.closed": "browsing" } }
        }
      },
      crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
    }
  })
}
