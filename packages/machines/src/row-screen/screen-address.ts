import { areSameFacets, noFacets } from "@command-center/domain/facets/facet-choices"
import { defaultLayout, withNameShown } from "@command-center/domain/rows/columns"
import { writeListAddress } from "@command-center/domain/rows/list-address"
import { defaultPageSize } from "@command-center/domain/rows/paging"
import type { ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { LoadRowsInput } from "../list-screen/list-screen.types.ts"
import type {
  AddressChangedEmitted,
  AddressOpenedEvent,
  RowScreenContext,
  RowScreenDefinition,
  ScreenInput
} from "./row-screen.types.ts"
import { filterApplied } from "./screen-filter.ts"
import { addressedOf } from "./screen-views.ts"

/** What a screen begins with. */
export const openedContext = <Row>(
  { defaultFilter }: RowScreenDefinition<Row>,
  { pageSize, seen, ...input }: ScreenInput
): RowScreenContext => ({
  ...input,
  openedAt: input.now,
  downloaded: null,
  loadedAt: null,
  request: { ...seen, pageSize },
  filter: input.filter ?? defaultFilter(input.now, input.timeZone)
})

/** What a screen asks the service for when it is opened. */
export const firstLoad = <Row>(definition: RowScreenDefinition<Row>, input: ScreenInput): LoadRowsInput => {
  const context = openedContext(definition, input)
  return {
    businessEntityId: context.businessEntityId,
    predicates: filterApplied(definition.properties, context).predicates
  }
}

/** The request of a list, as soon as it has one. */
export const requestOf = (list: object): ViewRequest | null =>
  "context" in list && isAsking(list.context) ? list.context.request : null

const isAsking = (context: unknown): context is { readonly request: ViewRequest } =>
  typeof context === "object" && context !== null && "request" in context

export const isOtherRequest = ({ request }: RowScreenContext, next: ViewRequest | null): boolean =>
  next !== null &&
  (next.search !== request.search ||
    next.sort.key !== request.sort.key ||
    next.sort.direction !== request.sort.direction ||
    next.page !== request.page ||
    next.pageSize !== request.pageSize ||
    !areSameFacets(next.facets ?? noFacets, request.facets ?? noFacets))

/** What the address is to say of what is seen. */
export const addressOf = <Row>(definition: RowScreenDefinition<Row>, context: RowScreenContext): string => {
  const { request, filter, layout } = context
  return writeListAddress(addressedOf(definition, context), { ...request, filter, layout })
}

export const addressChanged = <Row>(
  { list }: RowScreenDefinition<Row>,
  { businessEntityId, address }: RowScreenContext
): AddressChangedEmitted => ({ type: "address.changed", list: list.id, businessEntityId, query: address })

/** Where the place does not say, all is as the documents have it. */
export const placeOpened = <Row>(
  { list, defaultFilter }: RowScreenDefinition<Row>,
  context: RowScreenContext,
  { place, now, said }: AddressOpenedEvent
): Partial<RowScreenContext> => {
  const { search, facets = noFacets, sort, page, pageSize, filter, layout } = place
  return {
    now,
    request: { search, facets, sort, page, pageSize: pageSize ?? defaultPageSize },
    filter: filter ?? defaultFilter(now, context.timeZone),
    layout: withNameShown(layout ?? defaultLayout(list.columns.map(({ key }) => key)), list.nameKey),
    ...said
  }
}

/** What the list is told when a place is opened. */
export const placeForList = <Row>({ properties }: RowScreenDefinition<Row>, context: RowScreenContext) => ({
  type: "place.opened" as const,
  request: context.request,
  predicates: filterApplied(properties, context).predicates
})
