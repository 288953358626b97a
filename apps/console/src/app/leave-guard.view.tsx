import { lazy } from "react"
import { useBlocker } from "react-router"
import { useConsole } from "./console.ts"
import { LaterPart } from "./later-part.tsx"

/** The dialog's libraries and sentences come with the first one that is opened. */
const UnsavedPageDialog = lazy(async () => ({
  default: (await import("../record/unsaved-page.view.tsx")).UnsavedPageDialog
}))

/** Asks before a link, Back or another account takes the operator away from what is not saved. */
export function LeaveGuard() {
  const { screens } = useConsole()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && screens.hasUnsavedWork()
  )
  if (blocker.state !== "blocked") return null
  const lose = () => {
    screens.loseUnsavedWork()
    blocker.proceed()
  }
  return (
    <LaterPart isOver>
      <UnsavedPageDialog onContinue={() => blocker.reset()} onLose={lose} />
    </LaterPart>
  )
}
