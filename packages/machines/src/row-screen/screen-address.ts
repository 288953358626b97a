import { type ChosenValues, chosenText, noneChosen } from "@command-center/domain/facet/chosen-values"
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
  downloaded: null,
  request: { ...seen, pageSize },
  loadedAt: null,
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

/** What is seen of a list, and of which rows. */
export type SeenList = Pick<RowScreenContext, "request" | "loadedAt">

interface ListFacts {
  readonly request: ViewRequest
  readonly summary?: { readonly loadedAt: string } | null
}

const isAsking = (context: unknown): context is ListFacts =>
  typeof context === "object" && context !== null && "request" in context

/** What is seen of a list, as soon as it has it. */
export const seenOf = (list: object): SeenList | null =>
  "context" in list && isAsking(list.context)
    ? { request: list.context.request, loadedAt: list.context.summary?.loadedAt ?? null }
    : null

const chosenOf = ({ chosen = noneChosen }: ViewRequest): ChosenValues => chosen

export const isOtherRequest = ({ request }: RowScreenContext, seen: SeenList | null): boolean =>
  seen !== null &&
  (seen.request.search !== request.search ||
    chosenText(chosenOf(seen.request)) !== chosenText(chosenOf(request)) ||
    seen.request.sort.key !== request.sort.key ||
    seen.request.sort.direction !== request.sort.direction ||
    seen.request.page !== request.page ||
    seen.request.pageSize !== request.pageSize)

export const areOtherRows = ({ loadedAt }: RowScreenContext, seen: SeenList | null): boolean =>
  seen !== null && seen.loadedAt !== loadedAt

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
  const { search, chosen = noneChosen, sort, page, pageSize, filter, layout } = place
  return {
    now,
    request: { search, chosen, sort, page, pageSize: pageSize ?? defaultPageSize },
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
