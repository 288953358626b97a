import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import * as select from "@command-center/machines/schedule-task/schedule-task.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { LeftOutSentence } from "../../operations/left-out.view.tsx"

const useScheduleTaskSummary = (actor: ActorRefFrom<typeof scheduleTaskMachine>) =>
  useActorState(actor, (snapshot) => ({
    canSubmit: select.selectCanSubmit(snapshot),
    chosen: select.selectChosen(snapshot),
    leftOut: select.selectLeftOut(snapshot),
    summary: select.selectSummary(snapshot),
    error: select.selectError(snapshot),
    stillNeeded: select.selectStillNeeded(snapshot)
  }))

/** One sentence before the button: what it will send, or what is still missing; above it why the last try failed. */
export function ScheduleTaskSummary({ actor }: { readonly actor: ActorRefFrom<typeof scheduleTaskMachine> }) {
  const issues = useSelector(actor, select.selectIssueTexts, shallowEqual)
  const { canSubmit, chosen, leftOut, summary, error, stillNeeded } = useScheduleTaskSummary(actor)
  return (
    <div className="cc-footer-notes">
      <LeftOutSentence all={chosen} leftOut={leftOut} />
      {error !== null && <InlineNote kind="bad">{error}</InlineNote>}
      {issues.length > 0 && <InlineNote kind="warn">{issues.join(" ")}</InlineNote>}
      {stillNeeded !== null && <InlineNote kind="info">{stillNeeded}</InlineNote>}
      {canSubmit && <InlineNote kind="info">{summary}</InlineNote>}
    </div>
  )
}
