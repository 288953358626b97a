import type { UtgRow } from "../utg/utg.ts"
import { utgList } from "../utg/utg-list.ts"
import { placeOfUtg } from "../utg/utg-place.ts"
import type { RecentEntry } from "./recent-entries.ts"

/** What was chosen lately with a UTG called as it is by now. */
export const withUtgName = (recent: ReadonlyArray<RecentEntry>, row: UtgRow): ReadonlyArray<RecentEntry> =>
  recent.map((each) => {
    const [area, , record] = each.id.split("/")
    const isOfRow = area === "utgs" && record === String(row.componentId)
    return isOfRow ? { ...each, label: utgList.nameOf(row), detail: placeOfUtg(row) } : each
  })
