import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import { activeCount } from "@command-center/domain/filter/filter-predicates"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { ColumnLayout } from "@command-center/domain/rows/columns"
import { viewInForce } from "@command-center/domain/rows/saved-views"
import type { SnapshotFrom } from "xstate"
import type { makeRowScreenMachine } from "./row-screen.machine.ts"
import type { RowScreenDefinition } from "./row-screen.types.ts"
import { addressedOf, shownQuery } from "./screen-views.ts"

type Snapshot<Row> = SnapshotFrom<ReturnType<typeof makeRowScreenMachine<Row>>>

/** The count on the Filters button. */
export const selectActiveFilters =
  (properties: ReadonlyArray<FilterProperty>) =>
  <Row>(s: Snapshot<Row>): number =>
    activeCount(properties, s.context.filter)

export const selectIsCrashed = <Row>(s: Snapshot<Row>): boolean => s.hasTag("crashed")
export const selectIsAboutOpen = <Row>(s: Snapshot<Row>): boolean => s.matches({ open: "about" })
export const selectAreKeysOpen = <Row>(s: Snapshot<Row>): boolean => s.matches({ open: "keys" })

export const selectBusinessEntityId = <Row>(s: Snapshot<Row>): number => s.context.businessEntityId
export const selectFilter = <Row>(s: Snapshot<Row>): FilterDraft => s.context.filter

export const selectList = <Row>(s: Snapshot<Row>) => s.children.list
export const selectFilters = <Row>(s: Snapshot<Row>) => s.children.filters
export const selectExportRows = <Row>(s: Snapshot<Row>) => s.children.exportRows
export const selectDownloadView = <Row>(s: Snapshot<Row>) => s.children.downloadView
export const selectColumns = <Row>(s: Snapshot<Row>) => s.children.columns
export const selectFacetsPanel = <Row>(s: Snapshot<Row>) => s.children.facets
export const selectListViews = <Row>(s: Snapshot<Row>) => s.children.listViews

export const selectLayout = <Row>(s: Snapshot<Row>): ColumnLayout => s.context.layout

type Definition<Row> = Pick<RowScreenDefinition<Row>, "list" | "properties" | "defaultFilter">

const inForce = <Row>(definition: Definition<Row>, { context }: Snapshot<Row>) =>
  context.views.views.length === 0
    ? null
    : viewInForce(context.views, context.viewName, shownQuery(addressedOf(definition, context), context))

/** The name of the view that the list shows, or from which it was changed; null where there is none. */
export const selectViewName =
  <Row>(definition: Definition<Row>) =>
  (s: Snapshot<Row>): string | null =>
    inForce(definition, s)?.name ?? null

export const selectIsViewChanged =
  <Row>(definition: Definition<Row>) =>
  (s: Snapshot<Row>): boolean =>
    inForce(definition, s)?.isChanged ?? false
