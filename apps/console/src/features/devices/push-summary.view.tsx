import type { pushMachine } from "@command-center/machines/push/push.machine"
import {
  selectCanSubmit,
  selectChosen,
  selectError,
  selectIssueTexts,
  selectLeftOut,
  selectSummary
} from "@command-center/machines/push/push.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { LeftOutNote } from "../../operations/left-out.view.tsx"

/** One sentence before the button: what it will send, or what is still missing; above it why the last try failed. */
export function PushSummary({ actor }: { readonly actor: ActorRefFrom<typeof pushMachine> }) {
  const issues = useSelector(actor, selectIssueTexts, shallowEqual)
  const canSubmit = useSelector(actor, selectCanSubmit)
  const summary = useSelector(actor, selectSummary)
  const error = useSelector(actor, selectError)
  const leftOut = useSelector(actor, selectLeftOut)
  const all = useSelector(actor, selectChosen)
  return (
    <div className="cc-footer-notes">
      <LeftOutNote all={all} leftOut={leftOut} />
      {error !== null && <InlineNote kind="bad">{error}</InlineNote>}
      {issues.length > 0 && <InlineNote kind="warn">{issues.join(" ")}</InlineNote>}
      {canSubmit && <InlineNote kind="info">{summary}</InlineNote>}
    </div>
  )
}
