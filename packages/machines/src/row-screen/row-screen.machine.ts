import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import type { ColumnLayout } from "@command-center/domain/rows/columns"
import { withNameShown } from "@command-center/domain/rows/columns"
import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { assign, emit, raise, sendTo, setup } from "xstate"
import { columnsMachine } from "../columns/columns.machine.ts"
import { exportRowsMachine } from "../export-rows/export-rows.machine.ts"
import { exportableList } from "../export-rows/exportable-list.ts"
import { filtersMachine } from "../filters/filters.machine.ts"
import type { FiltersOutput } from "../filters/filters.types.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import { listViewsMachine } from "../list-views/list-views.machine.ts"
import type { ListViewsOutput } from "../list-views/list-views.types.ts"
import type {
  RowScreenContext,
  RowScreenDefinition,
  RowScreenEvent,
  ScreenEmitted,
  ScreenInput
} from "./row-screen.types.ts"
import { copied, filterApplied, filterStored, filtersInput, isApplied, listInput } from "./screen-filter.ts"
import { addressedOf, ignoredAlert, viewPlace, viewsInput } from "./screen-views.ts"

/** The rows of a list screen: filters and export where the list has them, an info dialog, Copy Row. */
export const makeRowScreenMachine = <Row>(definition: RowScreenDefinition<Row>) => {
  const { list, properties, copyOf, defaultFilter } = definition
  const exported = exportableList(list.id)
  return setup({
    types: {
      input: {} as ScreenInput,
      context: {} as RowScreenContext,
      events: {} as RowScreenEvent<Row>,
      emitted: {} as ScreenEmitted,
      children: {} as {
        list: "list"
        filters: "filters"
        exportRows: "exportRows"
        columns: "columns"
        listViews: "listViews"
      },
      tags: {} as "crashed"
    },
    actors: {
      list: makeListScreenMachine<Row>(list.id),
      filters: filtersMachine,
      exportRows: exportRowsMachine,
      columns: columnsMachine,
      listViews: listViewsMachine
    },
    guards: {
      hasFilters: () => properties.length > 0,
      isExportable: () => exported !== null,
      isApplied: (_, output: FiltersOutput) => isApplied(output),
      hasIgnored: ({ context }) => context.ignored.length > 0,
      isViewApplied: (_, { applied }: ListViewsOutput) => applied !== null
    },
    actions: {
      setNow: assign((_, now: Date) => ({ now })),
      setFilter: assign(({ context }, filter: FilterDraft | null) => ({ filter: filter ?? context.filter })),
      resetFilter: assign(({ context }, now: Date) => ({ now, filter: defaultFilter(now, context.timeZone) })),
      selectRow: sendTo("list", (_, id: number) => ({ type: "row.selected", id })),
      reloadList: sendTo("list", { type: "reload" }),
      applyFilter: sendTo("list", ({ context }) => filterApplied(properties, context)),
      storeFilter: emit(({ context }) => filterStored(list.id, properties, context)),
      setLayout: assign((_, layout: ColumnLayout) => ({ layout: withNameShown(layout, list.nameKey) })),
      storeLayout: emit(({ context }) => ({ type: "layout.stored", list: list.id, layout: context.layout })),
      setViews: assign((_, given: { readonly views: SavedViews; readonly query: string; readonly now: Date }) => ({
        views: given.views,
        shownQuery: given.query,
        now: given.now
      })),
      keepViews: assign(({ context }, output: ListViewsOutput) => ({
        views: output.saved,
        viewName: output.inForce,
        ignored: viewPlace(addressedOf(definition, context), output).ignored
      })),
      openView: raise(({ context }, output: ListViewsOutput) => ({
        type: "address.opened" as const,
        place: viewPlace(addressedOf(definition, context), output).place,
        now: context.now
      })),
      tellIgnored: emit(({ context }) => ignoredAlert(context.ignored)),
      forgetIgnored: assign({ ignored: [] }),
      copyRow: emit((_, row: Row) => copied(list, row, copyOf(row)))
    }
  }).createMachine({
    id: `${list.id}Screen`,
    context: ({ input }) => ({
      ...input,
      shownQuery: "",
      filter: input.filter ?? defaultFilter(input.now, input.timeZone)
    }),
    initial: "open",
    states: {
      open: {
        invoke: {
          id: "list",
          src: "list",
          input: ({ context }) => listInput(list, properties, context),
          onError: "crashed"
        },
        on: {
          "row.copied": { actions: { type: "copyRow", params: ({ event }) => event.row } },
          "row.selected": { actions: { type: "selectRow", params: ({ event }) => event.id } },
          "rows.changed": { actions: "reloadList" },
          "layout.changed": { actions: [{ type: "setLayout", params: ({ event }) => event.layout }, "storeLayout"] }
        },
        initial: "browsing",
        states: {
          browsing: {
            always: { guard: "hasIgnored", actions: ["tellIgnored", "forgetIgnored"] },
            on: {
              "filters.opened": {
                guard: "hasFilters",
                target: "filtering",
                actions: { type: "setNow", params: ({ event }) => event.now }
              },
              "filters.reset": {
                guard: "hasFilters",
                actions: [{ type: "resetFilter", params: ({ event }) => event.now }, "applyFilter", "storeFilter"]
              },
              "export.opened": { guard: "isExportable", target: "exporting" },
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
              input: ({ context }) => filtersInput(properties, context, defaultFilter(context.now, context.timeZone)),
              onDone: [
                {
                  guard: { type: "isApplied", params: ({ event }) => event.output },
                  target: "browsing",
                  actions: [
                    { type: "setFilter", params: ({ event }) => event.output.applied },
                    "applyFilter",
                    "storeFilter"
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
                  guard: { type: "isViewApplied", params: ({ event }) => event.output },
                  target: "browsing",
                  actions: [
                    { type: "keepViews", params: ({ event }) => event.output },
                    { type: "openView", params: ({ event }) => event.output }
                  ]
                },
                { target: "browsing", actions: { type: "keepViews", params: ({ event }) => event.output } }
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
