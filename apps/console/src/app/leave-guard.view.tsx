import { useBlocker } from "react-router"
import { useConsole } from "./console.ts"
import { UnsavedQuestion } from "./unsaved-question.view.tsx"

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
  return <UnsavedQuestion onContinue={() => blocker.reset()} onLose={lose} />
}
