import { defaultLayout } from "@command-center/domain/rows/columns"
import { noViews } from "@command-center/domain/rows/saved-views"
import type { ScreenInput } from "@command-center/machines/row-screen/row-screen.types"

/** What a list screen is opened with, complete, with what a test cares about put in place. */
export const rowsInput = (changes: Partial<ScreenInput> = {}): ScreenInput => ({
  businessEntityId: 42,
  timeZone: "UTC",
  now: new Date("2026-11-20T15:15:00.000Z"),
  pageSize: 250,
  seen: { search: "", sort: { key: "", direction: "ascending" }, page: 1 },
  address: "",
  refreshEvery: null,
  filter: null,
  layout: defaultLayout([]),
  views: noViews,
  viewName: null,
  ignored: [],
  ...changes
})
