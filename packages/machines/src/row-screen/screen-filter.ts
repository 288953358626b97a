import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { FilterDraft } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { writeFilterDraft } from "@command-center/domain/filter/filter-storage"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { isSameJson } from "@command-center/domain/json/same-json"
import { listMessages } from "@command-center/domain/message/list-messages"
import { shownColumns } from "@command-center/domain/rows/columns"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { noneSelected } from "@command-center/domain/rows/selection"
import type { DownloadViewInput } from "../download-view/download-view.types.ts"
import type { FiltersInput, FiltersOutput } from "../filters/filters.types.ts"
import type { ListScreenInput } from "../list-screen/list-screen.types.ts"
import type { FilterStoredEmitted, RowScreenContext, RowScreenDefinition, ScreenFilter } from "./row-screen.types.ts"

type Properties = ReadonlyArray<FilterProperty>

export const isApplied = ({ applied }: FiltersOutput): boolean => applied !== null

/** What the list is told when a filter is applied. */
export const filterApplied = (properties: Properties, { filter, timeZone }: ScreenFilter) => ({
  type: "filter.applied" as const,
  predicates: toPredicates(properties, filter, timeZone)
})

/** What is kept of a screen's filter: nothing of the default one, so that a later visit has that of its own day. */
export const filterStored = <Row>(
  { list, properties, defaultFilter }: Pick<RowScreenDefinition<Row>, "list" | "properties" | "defaultFilter">,
  { businessEntityId, filter, now, timeZone }: ScreenFilter
): FilterStoredEmitted => {
  const draft = writeFilterDraft(properties, filter)
  const isDefault = isSameJson(draft, writeFilterDraft(properties, defaultFilter(now, timeZone)))
  return { type: "filter.stored", list: list.id, businessEntityId, draft: isDefault ? null : draft }
}

export const filtersInput = (
  properties: Properties,
  { filter, openedAt, timeZone }: Pick<RowScreenContext, "filter" | "openedAt" | "timeZone">,
  defaultDraft: FilterDraft
): FiltersInput => ({ properties, draft: filter, defaultDraft, now: openedAt, timeZone })

const seenOf = ({ request: { search, facets = noFacets, sort, page } }: RowScreenContext) => ({
  search,
  facets,
  sort,
  page
})

export const listInput = <Row>(
  list: ListDescription<Row>,
  properties: Properties,
  context: RowScreenContext
): ListScreenInput<Row> => ({
  list,
  businessEntityId: context.businessEntityId,
  predicates: toPredicates(properties, context.filter, context.timeZone),
  pageSize: context.request.pageSize,
  seen: seenOf(context),
  refreshEvery: context.refreshEvery
})

/** Only a list that showed something to download gets here. */
const nothing = { search: "", matching: 0, selection: noneSelected } as const

/** What the list showed when it was asked for, with the columns in force. */
export const downloadInput = <Row>(
  list: ListDescription<Row>,
  { downloaded, layout }: Pick<RowScreenContext, "downloaded" | "layout">
): DownloadViewInput => ({
  list: list.id,
  view: downloaded ?? { ...nothing, sort: list.defaultSort },
  columns: shownColumns(layout).map(({ key }) => key)
})

/** A row for the clipboard, with the sentence that says so. */
export const copied = <Row>(list: ListDescription<Row>, row: Row, content: unknown = row) => ({
  type: "copy" as const,
  text: JSON.stringify(content, null, 2),
  copied: list.copied?.(row) ?? listMessages.copied(list.nameOf(row))
})
