import { useLayoutEffect } from "react"
import type { AnyActorRef, InspectionEvent } from "xstate"
import { useConsole } from "./console.ts"

/** The `inspect` option of a screen's actor: what it and the flows below it emit is carried out by the console. */
export const useEmissions = (): ((inspected: InspectionEvent) => void) => useConsole().inspect

/** Counts the screen among the open ones for as long as it is shown: leaving then asks for what is unsaved. */
export const useOpenScreen = (actor: AnyActorRef): void => {
  const { screens } = useConsole()
  useLayoutEffect(() => screens.opened(actor), [actor, screens])
}
