import { useEffectEvent, useLayoutEffect } from "react"
import { useConsole } from "../app/console.ts"
import type { OpenedAction } from "./shown-actions.ts"

/** Lets the palette offer what a list can do with what is selected in it, asked for when the palette opens. */
export const useShownActions = (businessEntityId: number, actions: () => ReadonlyArray<OpenedAction>): void => {
  const { shownActions } = useConsole()
  const offered = useEffectEvent(actions)
  useLayoutEffect(
    () => shownActions.shown({ businessEntityId, actions: () => offered() }),
    [businessEntityId, shownActions]
  )
}
