import { utgList } from "@command-center/domain/utg/utg-list"
import { selectFacetChoices } from "@command-center/machines/list-screen/list-screen.selectors"
import { wantedOf } from "@command-center/machines/row-screen/screen-facets"
import type { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { RowTags } from "@command-center/ui/cells/row-tags"
import { useSelector } from "@xstate/react"
import { useEffect, useMemo } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../app/console.ts"
import type { RowMarks } from "../list/table-columns.tsx"
import { renameInList } from "./rename-in-list.ts"
import { useOnceKept } from "./use-once-kept.ts"
import { useOwnTags } from "./use-own-tags.ts"

type UtgsActor = ActorRefFrom<typeof utgScreenMachine>

const { key = "", label = "" } = utgList.labels ?? {}

/** The tags are others than the rows were narrowed by and counted with. */
const narrowAnew = (actor: UtgsActor): void => {
  const rows = actor.getSnapshot().children.rows?.getSnapshot()
  const { list, facets } = rows?.children ?? {}
  if (list !== undefined && Object.hasOwn(selectFacetChoices(list.getSnapshot()), key))
    list.send({ type: "rows.replaced" })
  if (rows !== undefined) facets?.send({ type: "rows.wanted", wanted: wantedOf(rows.context) })
}

/** What stands behind the names of UTGs: nothing, and nothing is drawn otherwise than without tags, where there are none. */
export const useRowTags = (actor: UtgsActor): RowMarks | undefined => {
  const started = useOwnTags()
  const kept = useSelector(started ?? undefined, (snapshot) => snapshot?.context.tags)
  const { onRenamed } = useConsole().tags
  useOnceKept()
  // Before they are narrowed anew, so that no list is empty in between.
  useEffect(() => onRenamed((renamed) => renameInList(actor, renamed)), [actor, onRenamed])
  useEffect(() => {
    if (kept !== undefined) narrowAnew(actor)
  }, [actor, kept])
  return useMemo(() => {
    if (kept === undefined || kept.size === 0) return undefined
    return (id) => {
      const utg = kept.get(id)
      return utg === undefined ? null : <RowTags label={label} tags={utg.tags} />
    }
  }, [kept])
}
