import { userMessages } from "@command-center/domain/user/user-messages"
import { roleLabel } from "@command-center/domain/user/user-role"
import { selectError, selectPhase, selectSent } from "@command-center/machines/add-user/add-user.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import type { AddUserDialogProps } from "./add-user.props.ts"

/** What became of the last call, and what can be done about it. */
export function AddUserNotes({ actor }: AddUserDialogProps) {
  const phase = useSelector(actor, selectPhase)
  const error = useSelector(actor, selectError)
  const sent = useSelector(actor, selectSent)
  const username = sent?.username ?? ""
  const role = roleLabel(sent?.roleId ?? 0) ?? ""
  return (
    <>
      {error !== null && <InlineNote kind="bad">{error}</InlineNote>}
      {(phase === "unknown" || phase === "checking") && (
        <InlineNote kind="warn">{userMessages.creationUnknown}</InlineNote>
      )}
      {phase === "notFound" && <InlineNote kind="info">{userMessages.notFound}</InlineNote>}
      {phase === "withoutRole" && <InlineNote kind="warn">{userMessages.roleNotAssigned(username, role)}</InlineNote>}
      {phase === "roleUnknown" && <InlineNote kind="warn">{userMessages.roleUnknown(username, role)}</InlineNote>}
      {phase === "crashed" && <InlineNote kind="bad">{userMessages.crashed}</InlineNote>}
    </>
  )
}
