import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { useLayoutEffect } from "react"
import { useConsole } from "../app/console.ts"

/** Lets the palette act on the UTG whose page is shown. */
export const useShownRecord = (record: { readonly row: UtgRow } | null, businessEntityId: number): void => {
  const { shownUtgs } = useConsole()
  useLayoutEffect(() => {
    if (record === null) return undefined
    const { row } = record
    const targets = { named: utgList.nameOf(row), targets: { ids: [row.componentId], rows: [row] } }
    return shownUtgs.shown({ businessEntityId, targets: () => targets, open: null })
  }, [businessEntityId, record, shownUtgs])
}
