import { tagKey, tagText } from "@command-center/domain/tags/tag"
import type { ChangedTags, TagChange } from "@command-center/domain/tags/tag-changes"
import { tagsByKey } from "@command-center/domain/tags/tags"
import { viewsNaming, viewsWithRenamedTag } from "@command-center/domain/tags/tags-in-views"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { ViewsStoredEmitted } from "@command-center/machines/list-views/list-views.types"
import type { Console } from "../app/console.ts"
import { storedViews } from "../list/stored-lists.ts"

/** The saved views, and with them the alerts, that name a renamed tag go on naming it. */
export const renameInViews = (
  { stored, dispatch }: Pick<Console, "stored" | "dispatch">,
  change: TagChange,
  { tags }: ChangedTags
): void => {
  if (change.kind !== "rename") return
  const saved = storedViews(stored, utgList.id)
  if (viewsNaming(utgList, saved, change.tag).length === 0) return
  const name = tagsByKey(tags).get(tagKey(change.name))?.tag ?? tagText(change.name)
  const views = viewsWithRenamedTag(utgList, saved, change.tag, name)
  dispatch({ type: "views.stored", list: utgList.id, views } satisfies ViewsStoredEmitted)
}
