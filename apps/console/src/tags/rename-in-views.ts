import type { RenamedTag } from "@command-center/domain/tags/tag-changes"
import { viewsNaming, viewsWithRenamedTag } from "@command-center/domain/tags/tags-in-views"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { ViewsStoredEmitted } from "@command-center/machines/list-views/list-views.types"
import type { Console } from "../app/console.ts"
import { storedViews } from "../list/stored-lists.ts"

/** The saved views, and with them the alerts, that name a renamed tag go on naming it. */
export const renameInViews = (
  { stored, dispatch }: Pick<Console, "stored" | "dispatch">,
  renamed: RenamedTag | null
): void => {
  if (renamed === null) return
  const saved = storedViews(stored, utgList.id)
  if (viewsNaming(utgList, saved, renamed.tag).length === 0) return
  const views = viewsWithRenamedTag(utgList, saved, renamed)
  dispatch({ type: "views.stored", list: utgList.id, views } satisfies ViewsStoredEmitted)
}
