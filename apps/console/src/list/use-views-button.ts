import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { selectIsViewChanged, selectViewName } from "@command-center/machines/row-screen/row-screen.selectors"
import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import type { ViewMenuProps } from "@command-center/ui/table/view-menu"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import type { RowScreenRef } from "./row-screen.wiring.ts"
import { storedViews } from "./stored-lists.ts"

/** The views in the menu of a list screen: which view is shown, and the way to all of them. */
export const useViewsButton = <Row>(
  actor: RowScreenRef<Row>,
  definition: RowScreenDefinition<Row>
): ViewMenuProps["views"] => {
  const { now, stored } = useConsole()
  const name = useSelector(actor, selectViewName(definition))
  const isChanged = useSelector(actor, selectIsViewChanged(definition))
  const { id } = definition.list
  return {
    label: viewMessages.title,
    changed: viewMessages.changed,
    current: name === null ? null : { name, isChanged },
    onOpen: () => actor.send({ type: "views.opened", views: storedViews(stored, id), now: now() })
  }
}
