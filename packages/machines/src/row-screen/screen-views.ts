import { listMessages } from "@command-center/domain/message/list-messages"
import {
  documentedPlace,
  type ListPlace,
  partsTooLong,
  readListAddress,
  writeListAddress
} from "@command-center/domain/rows/list-address"
import type { ViewedList } from "@command-center/domain/rows/saved-views-file"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import type { ListViewsInput, ListViewsOutput } from "../list-views/list-views.types.ts"
import type { RowScreenContext, RowScreenDefinition, ScreenFilter } from "./row-screen.types.ts"

/** The list as its address knows it, with the default filter of now. */
export const addressedOf = <Row>(
  { list, properties, defaultFilter }: Pick<RowScreenDefinition<Row>, "list" | "properties" | "defaultFilter">,
  { now, timeZone }: Pick<ScreenFilter, "now" | "timeZone">
): ViewedList => ({ list, properties, defaultFilter: defaultFilter(now, timeZone), timeZone })

type Shown = Pick<RowScreenContext, "filter" | "layout" | "request">

const shownPlace = ({ filter, layout, request }: Shown): ListPlace => ({ ...request, page: 1, filter, layout })

/** What the list shows, as a view keeps it: without the page. */
export const shownQuery = (addressed: ViewedList, shown: Shown): string =>
  writeListAddress(addressed, shownPlace(shown))

export const viewsInput = (addressed: ViewedList, context: RowScreenContext): ListViewsInput => ({
  addressed,
  saved: context.views,
  query: shownQuery(addressed, context),
  tooLong: partsTooLong(addressed, shownPlace(context)),
  inForce: context.viewName
})

/** What an applied view shows, with a sentence about what of it could not be read. Without a query: as documented. */
export const viewPlace = (
  addressed: ViewedList,
  { applied }: ListViewsOutput
): { readonly place: ListPlace; readonly ignored: ReadonlyArray<string> } => {
  const { place, ignored } = readListAddress(addressed, applied?.query ?? "")
  return {
    place: place ?? documentedPlace(addressed.list),
    ignored: ignored.length === 0 ? [] : [viewMessages.partlyApplied(applied?.name ?? "", ignored)]
  }
}

/** One notice for all that was left out. */
export const ignoredAlert = (sentences: ReadonlyArray<string>) => ({
  type: "alert" as const,
  header: listMessages.ignoredTitle,
  message: sentences.join(" ")
})
