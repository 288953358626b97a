import { isSameJson } from "@command-center/domain/json/same-json"
import { recentKey } from "@command-center/domain/palette/recent-entries"
import { withUtgName } from "@command-center/domain/palette/recent-utg"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { useEffect, useLayoutEffect } from "react"
import { useConsole } from "../app/console.ts"

/** Lets the palette act on the UTG whose page is shown, and call it as it is called there where it was chosen lately. */
export const useShownRecord = (record: { readonly row: UtgRow } | null, businessEntityId: number): void => {
  const { shownUtgs, session, stored, dispatch } = useConsole()
  useLayoutEffect(() => {
    if (record === null) return undefined
    const { row } = record
    const targets = { named: utgList.nameOf(row), targets: { ids: [row.componentId], rows: [row] } }
    return shownUtgs.shown({ businessEntityId, targets: () => targets, open: null })
  }, [businessEntityId, record, shownUtgs])
  useEffect(() => {
    const userId = selectUser(session.getSnapshot())?.id
    if (record === null || userId === undefined) return
    const kept = recentKey(userId)
    const recent = kept.read(stored.read(kept.key))
    const named = withUtgName(recent, record.row)
    if (!isSameJson(named, recent)) dispatch({ type: "recent.stored", userId, recent: named })
  }, [record, session, stored, dispatch])
}
