import { useEffect, useSyncExternalStore } from "react"
import { type Blocker, useBlocker } from "react-router"
import { useConsole } from "./console.ts"
import { UnsavedQuestion } from "./unsaved-question.view.tsx"

type Blocked = Extract<Blocker, { readonly state: "blocked" }>

function LeaveQuestion({ blocker }: { readonly blocker: Blocked }) {
  const { screens } = useConsole()
  const unsettled = useSyncExternalStore(screens.follow, screens.unsettled)
  // What is saved leaves nothing to stay for; what was sent shows what came of it.
  useEffect(
    () => screens.whenAnswered((awaited) => (awaited === "saving" ? blocker.proceed() : blocker.reset())),
    [screens, blocker]
  )
  if (unsettled === null) return null
  const leave = () => {
    screens.loseUnsavedWork()
    blocker.proceed()
  }
  return <UnsavedQuestion unsettled={unsettled} onContinue={() => blocker.reset()} onLose={leave} />
}

/** Asks before a link, Back or another account takes the operator away from what is not saved or not answered yet. */
export function LeaveGuard() {
  const { screens } = useConsole()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && screens.asksBeforeLeaving()
  )
  return blocker.state === "blocked" ? <LeaveQuestion blocker={blocker} /> : null
}
