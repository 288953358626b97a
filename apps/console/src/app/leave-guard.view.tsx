import { lazy, Suspense } from "react"
import { useBlocker } from "react-router-dom"
import { useConsole } from "./console.ts"

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
    <Suspense>
      <UnsavedPageDialog onContinue={() => blocker.reset()} onLose={lose} />
    </Suspense>
  )
}
