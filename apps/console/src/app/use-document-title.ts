import { documentTitle } from "@command-center/domain/navigation/document-title"
import { selectAccountName } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { tabSigns } from "../browser/tab-signs.ts"
import { useConsole } from "./console.ts"

/** Says in the browser's tab what is shown, as long as it is. */
export const useTabTitle = (...names: ReadonlyArray<string | null>): void => {
  const title = documentTitle(names)
  useEffect(() => {
    tabSigns.name(title)
    return () => tabSigns.name(documentTitle([]))
  }, [title])
}

/** Says in the browser's tab which record and page of which account are shown, as long as they are. */
export const useDocumentTitle = (businessEntityId: number, ...names: ReadonlyArray<string | null>): void => {
  const { session } = useConsole()
  useTabTitle(...names, useSelector(session, selectAccountName(businessEntityId)))
}
