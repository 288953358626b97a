import { useLayoutEffect } from "react"
import { useConsole } from "../app/console.ts"
import type { OpenedAction } from "./shown-actions.ts"

/** Lets the palette offer what a list can do with what is selected in it, asked for when the palette opens. */
export const useShownActions = (businessEntityId: number, actions: () => ReadonlyArray<OpenedAction>): void => {
  const { shownActions } = useConsole()
  // The palette asks while it is drawn, when no effect event may be called: each drawing of the list leaves its own.
  useLayoutEffect(() => shownActions.shown({ businessEntityId, actions }))
}
