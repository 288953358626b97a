import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import { useLayoutEffect } from "react"
import { useConsole } from "../app/console.ts"
import type { RowScreenRef } from "./row-screen.wiring.ts"
import { addressOpened } from "./screen-input.ts"

/** Keeps a list that is shown and the browser's address in step, whoever of them goes ahead. */
export const useListAddress = <Row>(
  actor: RowScreenRef<Row>,
  { list, properties }: Pick<RowScreenDefinition<Row>, "list" | "properties">
): void => {
  const console = useConsole()
  useLayoutEffect(() => {
    const { businessEntityId } = actor.getSnapshot().context
    return console.lists.opened({
      list: list.id,
      businessEntityId,
      address: () => actor.getSnapshot().context.address,
      open: () => actor.send(addressOpened(console, list, properties, businessEntityId))
    })
  }, [actor, console, list, properties])
}
