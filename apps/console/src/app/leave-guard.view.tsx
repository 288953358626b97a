import { useEffect, useEffectEvent, useSyncExternalStore } from "react"
import { useBlocker } from "react-router"
import { useConsole } from "./console.ts"
import { UnsavedQuestion } from "./unsaved-question.view.tsx"
import type { Awaited } from "./unsaved-work.ts"

interface LeaveQuestionProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Whether what is not saved, or not answered yet, may be left; once it is answered it is decided without a press. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const { screens } = useConsole()
  const unsettled = useSyncExternalStore(screens.follow, screens.unsettled)
  // What is saved leaves nothing to stay for; what was sent shows what came of it.
  const decide = useEffectEvent((awaited: Awaited) => (awaited === "saving" ? onLeave() : onStay()))
  useEffect(() => screens.whenAnswered(decide), [screens])
  if (unsettled === null) return null
  const lose = () => {
    screens.loseUnsavedWork()
    onLeave()
  }
  return <UnsavedQuestion unsettled={unsettled} onContinue={onStay} onLose={lose} />
}

/** Asks before a link, Back or another account takes the operator away from what is not saved or not answered yet. */
export function LeaveGuard() {
  const { screens } = useConsole()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && screens.asksBeforeLeaving()
  )
  return blocker.state === "blocked" ? (
    <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
  ) : null
}
