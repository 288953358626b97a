import { readFilterDraft } from "@command-center/domain/filter/filter-storage"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { refreshOf } from "@command-center/domain/rows/refresh"
import { browserStore } from "@command-center/domain/storage/browser-store"
import type { ScreenInput } from "@command-center/machines/row-screen/row-screen.types"
import type { Console } from "../app/console.ts"
import { filterKeys } from "./stored-filters.ts"
import { storedList } from "./stored-lists.ts"

/** What a list screen is opened with: page size, filter and refreshes as the browser keeps them. */
export const screenInput = <Row>(
  { stored, timeZone, now }: Pick<Console, "stored" | "timeZone" | "now">,
  list: ListDescription<Row>,
  properties: ReadonlyArray<FilterProperty>,
  businessEntityId: number
): ScreenInput => {
  const { pagesize, listrefresh } = browserStore
  const key = filterKeys[list.id]
  const byAccount = key === undefined ? {} : key.read(stored.read(key.key))
  return {
    businessEntityId,
    timeZone,
    now: now(),
    pageSize: pagesize.read(stored.read(pagesize.key)),
    refreshEvery: refreshOf(list.id, listrefresh.read(stored.read(listrefresh.key))),
    filter: readFilterDraft(properties, byAccount[String(businessEntityId)]),
    viewName: null,
    ...storedList(stored, list)
  }
}
