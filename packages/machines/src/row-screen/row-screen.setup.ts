import { type FilterDraft, withoutClause } from "@command-center/domain/filter/filter-draft"
import type { ColumnLayout } from "@command-center/domain/rows/columns"
import { withNameShown } from "@command-center/domain/rows/columns"
import type { ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { assign, cancel, emit, raise, sendTo, setup } from "xstate"
import { columnsMachine } from "../columns/columns.machine.ts"
import { downloadViewMachine } from "../download-view/download-view.machine.ts"
import type { ViewToDownload } from "../download-view/download-view.types.ts"
import { exportRowsMachine } from "../export-rows/export-rows.machine.ts"
import { exportableList } from "../export-rows/exportable-list.ts"
import { facetsMachine } from "../facets/facets.machine.ts"
import { filtersMachine } from "../filters/filters.machine.ts"
import type { FiltersOutput } from "../filters/filters.types.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import { listViewsMachine } from "../list-views/list-views.machine.ts"
import type { ListViewsOutput } from "../list-views/list-views.types.ts"
import type {
  AddressOpenedEvent,
  RowScreenContext,
  RowScreenDefinition,
  RowScreenEvent,
  ScreenEmitted,
  ScreenInput
} from "./row-screen.types.ts"
import { addressChanged, addressOf, isOtherRequest, placeForList, placeOpened } from "./screen-address.ts"
import { wantedOf } from "./screen-facets.ts"
import { copied, filterApplied, filterStored, isApplied } from "./screen-filter.ts"
import { addressedOf, ignoredAlert, viewPlace } from "./screen-views.ts"

/** Everything the chart names. */
export const rowScreenSetup = <Row>(definition: RowScreenDefinition<Row>) => {
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
        downloadView: "downloadView"
        columns: "columns"
        listViews: "listViews"
        facets: "facets"
      },
      tags: {} as "crashed"
    },
    actors: {
      list: makeListScreenMachine<Row>(list.id),
      filters: filtersMachine,
      exportRows: exportRowsMachine,
      downloadView: downloadViewMachine,
      columns: columnsMachine,
      listViews: listViewsMachine,
      facets: facetsMachine
    },
    delays: { untilRested: 300 },
    guards: {
      hasFilters: () => properties.length > 0,
      isExportable: () => exported !== null,
      isFilteredBy: ({ context }, propertyName: string) => Object.hasOwn(context.filter, propertyName),
      isOtherRequest: ({ context }, request: ViewRequest | null) => isOtherRequest(context, request),
      isOtherLoad: ({ context }, loadedAt: string | null) => loadedAt !== context.loadedAt,
      isOtherAddress: ({ context }) => addressOf(definition, context) !== context.address,
      isSaid: (_, { said }: AddressOpenedEvent) => said !== undefined,
      isApplied: (_, output: FiltersOutput) => isApplied(output),
      hasIgnored: ({ context }) => context.ignored.length > 0,
      isViewApplied: (_, { applied }: ListViewsOutput) => applied !== null
    },
    actions: {
      setDownloaded: assign((_, downloaded: ViewToDownload) => ({ downloaded })),
      setOpenedAt: assign((_, openedAt: Date) => ({ openedAt })),
      setFilter: assign(({ context }, filter: FilterDraft | null) => ({
        now: context.openedAt,
        filter: filter ?? context.filter
      })),
      resetFilter: assign(({ context }, now: Date) => ({ now, filter: defaultFilter(now, context.timeZone) })),
      removeFilter: assign(({ context }, propertyName: string) => ({
        filter: withoutClause(context.filter, propertyName)
      })),
      setRequest: assign(({ context }, request: ViewRequest | null) => ({ request: request ?? context.request })),
      setLoadedAt: assign((_, loadedAt: string | null) => ({ loadedAt })),
      tellWanted: sendTo("facets", ({ context }) => ({ type: "rows.wanted", wanted: wantedOf(context) })),
      openPlace: assign(({ context }, event: AddressOpenedEvent) => placeOpened(definition, context, event)),
      openInList: sendTo("list", ({ context }) => placeForList(definition, context)),
      tellSeen: raise({ type: "seen.changed" }),
      setAddress: assign(({ context }) => ({ address: addressOf(definition, context) })),
      tellAddress: emit(({ context }) => addressChanged(definition, context)),
      restAnew: cancel("address.rested"),
      rest: raise({ type: "address.rested" }, { id: "address.rested", delay: "untilRested" }),
      tellSettled: emit({ type: "address.settled" }),
      selectRow: sendTo("list", (_, id: number) => ({ type: "row.selected", id })),
      reloadList: sendTo("list", { type: "reload" }),
      applyFilter: sendTo("list", ({ context }) => filterApplied(properties, context)),
      storeFilter: emit(({ context }) => filterStored(definition, context)),
      setLayout: assign((_, layout: ColumnLayout) => ({ layout: withNameShown(layout, list.nameKey) })),
      storeLayout: emit(({ context }) => ({ type: "layout.stored", list: list.id, layout: context.layout })),
      setViews: assign((_, { views, now }: { readonly views: SavedViews; readonly now: Date }) => ({
        views,
        openedAt: now
      })),
      tellViews: assign((_, views: SavedViews) => ({ views })),
      keepViews: assign(({ context }, output: ListViewsOutput) => ({
        views: output.saved,
        viewName: output.inForce,
        ignored: viewPlace(addressedOf(definition, context), output).ignored
      })),
      openView: raise(({ context }, output: ListViewsOutput) => ({
        type: "address.opened" as const,
        place: viewPlace(addressedOf(definition, context), output).place,
        now: context.openedAt
      })),
      tellIgnored: emit(({ context }) => ignoredAlert(context.ignored)),
      forgetIgnored: assign({ ignored: [] }),
      copyRow: emit((_, row: Row) => copied(list, row, copyOf(row)))
    }
  })
}
