import { noFacets } from "@command-center/domain/facets/facet-choices"
import { readFilterDraft } from "@command-center/domain/filter/filter-storage"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { listMessages } from "@command-center/domain/message/list-messages"
import { listPartOf } from "@command-center/domain/rows/address-parts"
import { defaultLayout, withNameShown } from "@command-center/domain/rows/columns"
import { documentedPlace, type ListPlace, readListAddress } from "@command-center/domain/rows/list-address"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { defaultPageSize } from "@command-center/domain/rows/paging"
import { refreshOf } from "@command-center/domain/rows/refresh"
import { defaultView } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { browserStore } from "@command-center/domain/storage/browser-store"
import type { AddressOpenedEvent, ScreenInput } from "@command-center/machines/row-screen/row-screen.types"
import type { Console } from "../app/console.ts"
import { filterKeys } from "./stored-filters.ts"
import { type StoredList, storedList } from "./stored-lists.ts"

export type Surroundings = Pick<Console, "stored" | "timeZone" | "now" | "lists">

interface Opened {
  readonly place: ListPlace
  readonly viewName: string | null
  readonly ignored: ReadonlyArray<string>
}

const storedPlace = <Row>(
  { stored }: Surroundings,
  list: ListDescription<Row>,
  properties: ReadonlyArray<FilterProperty>,
  businessEntityId: number,
  { layout }: StoredList
): ListPlace => {
  const { pagesize } = browserStore
  const key = filterKeys[list.id]
  const byAccount = key === undefined ? {} : key.read(stored.read(key.key))
  return {
    ...documentedPlace(list),
    pageSize: pagesize.read(stored.read(pagesize.key)),
    filter: readFilterDraft(properties, byAccount[String(businessEntityId)]),
    layout
  }
}

/** What the address says; where it is bare the default view, else what the browser keeps. */
const openedPlace = <Row>(
  surroundings: Surroundings,
  list: ListDescription<Row>,
  properties: ReadonlyArray<FilterProperty>,
  businessEntityId: number,
  kept: StoredList
): Opened => {
  const readable = { list, properties, timeZone: surroundings.timeZone }
  const { query, isPlain } = surroundings.lists.here()
  const said = readListAddress(readable, query)
  const ignored = said.ignored.length === 0 ? [] : [listMessages.addressIgnored(said.ignored)]
  if (said.place !== null) return { place: said.place, viewName: null, ignored }
  if (isPlain) return { place: documentedPlace(list), viewName: null, ignored }
  const view = defaultView(kept.views)
  if (view === null) {
    return { place: storedPlace(surroundings, list, properties, businessEntityId, kept), viewName: null, ignored }
  }
  const viewed = readListAddress(readable, view.query)
  return {
    place: viewed.place ?? documentedPlace(list),
    viewName: view.name,
    ignored: [
      ...ignored,
      ...(viewed.ignored.length === 0 ? [] : [viewMessages.partlyApplied(view.name, viewed.ignored)])
    ]
  }
}

/** What a list screen is opened with. */
export const screenInput = <Row>(
  surroundings: Surroundings,
  list: ListDescription<Row>,
  properties: ReadonlyArray<FilterProperty>,
  businessEntityId: number
): ScreenInput => {
  const { stored, timeZone, now, lists } = surroundings
  const { listrefresh } = browserStore
  const kept = storedList(stored, list)
  const { place, viewName, ignored } = openedPlace(surroundings, list, properties, businessEntityId, kept)
  const { search, sort, page, pageSize, filter, facets, layout } = place
  return {
    businessEntityId,
    timeZone,
    now: now(),
    pageSize: pageSize ?? defaultPageSize,
    seen: { search, facets: facets ?? noFacets, sort, page },
    refreshEvery: refreshOf(list, listrefresh.read(stored.read(listrefresh.key))),
    address: listPartOf(lists.here().query),
    filter,
    layout: withNameShown(layout ?? defaultLayout(list.columns.map(({ key }) => key)), list.nameKey),
    views: kept.views,
    viewName,
    ignored: [...kept.ignored, ...ignored]
  }
}

/** The list as the address has it that Back, Forward or a link led to. */
export const addressOpened = <Row>(
  surroundings: Surroundings,
  list: ListDescription<Row>,
  properties: ReadonlyArray<FilterProperty>,
  businessEntityId: number
): AddressOpenedEvent => {
  const { place, viewName, ignored } = openedPlace(
    surroundings,
    list,
    properties,
    businessEntityId,
    storedList(surroundings.stored, list)
  )
  const address = listPartOf(surroundings.lists.here().query)
  return { type: "address.opened", place, now: surroundings.now(), said: { address, viewName, ignored } }
}
