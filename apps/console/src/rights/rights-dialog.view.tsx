import { controlMessages } from "@command-center/domain/message/control-messages"
import { listMessages } from "@command-center/domain/message/list-messages"
import { rightsLine } from "@command-center/domain/permission/rights-line"
import { rightsMessages, subjectLabels } from "@command-center/domain/permission/rights-messages"
import { type Subject, subjectsOfRights } from "@command-center/domain/permission/subject"
import type { rightsLineMachine } from "@command-center/machines/rights-line/rights-line.machine"
import * as select from "@command-center/machines/rights-line/rights-line.selectors"
import {
  selectAncestry,
  selectMasks as selectOwnMasks,
  selectPermissions
} from "@command-center/machines/session/session.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../app/console.ts"
import { RetryNote } from "../app/retry-note.view.tsx"
import { useActorState } from "../app/use-actor-state.ts"
import { RightsLineView } from "./rights-line.view.tsx"

export interface RightsDialogProps {
  readonly actor: ActorRefFrom<typeof rightsLineMachine>
  readonly businessEntityId: number
  /** The page shows another account. */
  readonly isElsewhere: boolean
}

const subjects = subjectsOfRights.map((value: Subject) => ({ value, label: subjectLabels[value] }))

function Explained({ actor, businessEntityId, isElsewhere }: RightsDialogProps) {
  const { session } = useConsole()
  const subject = useSelector(actor, select.selectSubject)
  const user = useSelector(actor, select.selectUser)
  const masks = useSelector(actor, select.selectMasks)
  const permissions = useSelector(session, selectPermissions)
  const ancestry = useSelector(session, selectAncestry)
  const ownMasks = useSelector(session, selectOwnMasks)
  const unreadable = useSelector(actor, select.selectUnreadable)
  const line = rightsLine({ permissions, masks: masks ?? ownMasks, ancestry, businessEntityId }, subject)
  return (
    <>
      {unreadable !== null && (
        <InlineNote kind="warn">{listMessages.unreadable(unreadable.count, unreadable.reasons)}</InlineNote>
      )}
      <RightsLineView line={line} username={user?.username ?? null} isElsewhere={isElsewhere} />
    </>
  )
}

const useRights = (actor: RightsDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    subject: select.selectSubject(snapshot),
    user: select.selectUser(snapshot),
    isShown: select.selectIsShown(snapshot),
    isCrashed: select.selectIsCrashed(snapshot),
    reason: select.selectFailure(snapshot)
  }))

/** Which permission is needed, and which mask grants or lacks it at which account up the line. */
export function RightsDialog({ actor, businessEntityId, isElsewhere }: RightsDialogProps) {
  const close = () => send({ type: "close" })
  const { subject, user, isShown, isCrashed, reason, send } = useRights(actor)
  const failure = reason === null ? null : rightsMessages.loadFailed(user?.username ?? "", reason.sentence)
  const notRead = isCrashed ? rightsMessages.crashed : failure
  return (
    <Modal
      title={user === null ? rightsMessages.title : rightsMessages.titleOf(user.username)}
      onClose={close}
      footer={
        <Button variant="solid" colorPalette="accent" onClick={close}>
          {controlMessages.close}
        </Button>
      }
    >
      <div className="cc-rights">
        <SelectField
          label={rightsMessages.subject}
          value={subject}
          options={subjects}
          onChange={(chosen) => send({ type: "subject.chosen", subject: chosen })}
        />
        {notRead !== null && <RetryNote kind="bad" text={notRead} onRetry={() => send({ type: "retry" })} />}
        {notRead === null && !isShown && (
          <div role="status">
            <span className="cc-unseen">{rightsMessages.reading}</span>
            <SkeletonText lines={4} />
          </div>
        )}
        {isShown && <Explained actor={actor} businessEntityId={businessEntityId} isElsewhere={isElsewhere} />}
      </div>
    </Modal>
  )
}
