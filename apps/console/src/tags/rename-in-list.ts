import type { RenamedTag } from "@command-center/domain/tags/tag-changes"
import { hasTag } from "@command-center/domain/tags/tags"
import { viewsWithRenamedTag, withRenamedTag } from "@command-center/domain/tags/tags-in-views"
import { utgList } from "@command-center/domain/utg/utg-list"
import { selectFacetChoices } from "@command-center/machines/list-screen/list-screen.selectors"
import type { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import type { ActorRefFrom } from "xstate"

const key = utgList.labels?.key ?? ""

/** A list that is shown goes on being narrowed by a tag that has another name now, and knows its views by it. */
export const renameInList = (actor: ActorRefFrom<typeof utgScreenMachine>, renamed: RenamedTag): void => {
  const rows = actor.getSnapshot().children.rows
  if (rows === undefined) return
  const { children, context } = rows.getSnapshot()
  rows.send({ type: "views.told", views: viewsWithRenamedTag(utgList, context.views, renamed) })
  const tags = children.list === undefined ? [] : (selectFacetChoices(children.list.getSnapshot())[key] ?? [])
  if (!hasTag(tags, renamed.tag)) return
  children.list?.send({ type: "facet.chosen", key, values: withRenamedTag(tags, renamed) })
}
