import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import { assign, emit, sendTo, setup } from "xstate"
import { exportRowsMachine } from "../export-rows/export-rows.machine.ts"
import { exportableList } from "../export-rows/exportable-list.ts"
import { filtersMachine } from "../filters/filters.machine.ts"
import type { FiltersOutput } from "../filters/filters.types.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import type {
  RowScreenContext,
  RowScreenDefinition,
  RowScreenEvent,
  ScreenEmitted,
  ScreenInput
} from "./row-screen.types.ts"
import { copied, filterApplied, filterStored, filtersInput, isApplied, listInput } from "./screen-filter.ts"

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
      children: {} as { list: "list"; filters: "filters"; exportRows: "exportRows" },
      tags: {} as "crashed"
    },
    actors: {
      list: makeListScreenMachine<Row>(list.id),
      filters: filtersMachine,
      exportRows: exportRowsMachine
    },
    guards: {
      hasFilters: () => properties.length > 0,
      isExportable: () => exported !== null,
      isApplied: (_, output: FiltersOutput) => isApplied(output)
    },
    actions: {
      setNow: assign((_, now: Date) => ({ now })),
      setFilter: assign(({ context }, filter: FilterDraft | null) => ({ filter: filter ?? context.filter })),
      resetFilter: assign(({ context }, now: Date) => ({ now, filter: defaultFilter(now, context.timeZone) })),
      selectRow: sendTo("list", (_, id: number) => ({ type: "row.selected", id })),
      reloadList: sendTo("list", { type: "reload" }),
      applyFilter: sendTo("list", ({ context }) => filterApplied(properties, context)),
      storeFilter: emit(({ context }) => filterStored(list.id, properties, context)),
      copyRow: emit((_, row: Row) => copied(list, row, copyOf(row)))
    }
  }).createMachine({
    id: `${list.id}Screen`,
    context: ({ input }) => ({ ...input, filter: input.filter ?? defaultFilter(input.now, input.timeZone) }),
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
          "rows.changed": { actions: "reloadList" }
        },
        initial: "browsing",
        states: {
          browsing: {
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
              "about.opened": "about"
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
          about: { on: { "about.closed": "browsing" } }
        }
      },
      crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
    }
  })
}
