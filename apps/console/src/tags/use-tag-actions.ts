import { selectedMessages } from "@command-center/domain/palette/selected-messages"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../app/console.ts"
import { selectedOf } from "../palette/selected-of.ts"
import { useShownActions } from "../palette/use-shown-actions.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import { tagTarget } from "./tag-target.ts"

/** What the palette offers of tags in the list, and what opens the dialog for many there. */
export const useListTagActions = (
  actor: ActorRefFrom<typeof utgScreenMachine>,
  client: Pick<RowsClient<UtgRow>, "rowsOf">,
  businessEntityId: number
): ((ids: ReadonlyArray<number>) => void) => {
  const { tags } = useConsole()
  const tag = (ids: ReadonlyArray<number>): void => {
    void client.rowsOf(ids).then((rows) => tags.openDialog({ type: "many.opened", targets: rows.map(tagTarget) }))
  }
  useShownActions(businessEntityId, () => {
    const ids = selectedOf(actor)
    return ids.length === 0
      ? []
      : [
          {
            id: "tagUtgs",
            label: tagActionMessages.tag(selectedMessages.utgs(ids.length)),
            open: () => tag(ids)
          }
        ]
  })
  return tag
}

/** What the palette offers of tags on the page of a UTG. */
export const useRecordTagActions = (row: UtgRow | null, businessEntityId: number): void => {
  const { tags } = useConsole()
  useShownActions(businessEntityId, () =>
    row === null
      ? []
      : [
          {
            id: "tagUtgs",
            label: tagActionMessages.tag(utgList.nameOf(row)),
            open: () => tags.openDialog({ type: "many.opened", targets: [tagTarget(row)] })
          }
        ]
  )
}
