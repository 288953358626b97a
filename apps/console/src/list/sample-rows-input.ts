import { defaultLayout } from "@command-center/domain/rows/columns"
import type { Sort } from "@command-center/domain/rows/list-description"
import { noViews } from "@command-center/domain/rows/saved-views"

/** What the rows of a list open with for somebody who was never there. For tests. */
export const sampleRowsInput = (businessEntityId: number, sort: Sort, now: Date) => ({
  businessEntityId,
  timeZone: "UTC",
  now,
  pageSize: 25,
  seen: { search: "", sort, page: 1 },
  address: "",
  refreshEvery: null,
  filter: null,
  layout: defaultLayout([]),
  views: noViews,
  viewName: null,
  ignored: []
})
