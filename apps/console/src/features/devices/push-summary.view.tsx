import type { pushMachine } from "@command-center/machines/push/push.machine"
import * as select from "@command-center/machines/push/push.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { LeftOutSentence } from "../../operations/left-out.view.tsx"

const usePushSummary = (actor: ActorRefFrom<typeof pushMachine>) =>
  useActorState(actor, (snapshot) => ({
    canSubmit: select.selectCanSubmit(snapshot),
    summary: select.selectSummary(snapshot),
    error: select.selectError(snapshot),
    stillNeeded: select.selectStillNeeded(snapshot),
    leftOut: select.selectLeftOut(snapshot),
    all: select.selectChosen(snapshot)
  }))

/** One sentence before the button: what it will send, or what is still missing; above it why the last try failed. */
export function PushSummary({ actor }: { readonly actor: ActorRefFrom<typeof pushMachine> }) {
  const issues = useSelector(actor, select.selectIssueTexts, shallowEqual)
  const { canSubmit, summary, error, stillNeeded, leftOut, all } = usePushSummary(actor)
  return (
    <div className="cc-footer-notes">
      <LeftOutSentence all={all} leftOut={leftOut} />
      {error !== null && <InlineNote kind="bad">{error}</InlineNote>}
      {issues.length > 0 && <InlineNote kind="warn">{issues.join(" ")}</InlineNote>}
      {stillNeeded !== null && <InlineNote kind="info">{stillNeeded}</InlineNote>}
      {canSubmit && <InlineNote kind="info">{summary}</InlineNote>}
    </div>
  )
}
