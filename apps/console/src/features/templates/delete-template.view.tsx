import { controlMessages } from "@command-center/domain/message/control-messages"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import {
  type deleteTemplateMachine,
  deleteTemplateSelectors
} from "@command-center/machines/delete-template/delete-template.machine"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

const { selectQuestion, selectIsBusy, selectCanConfirm, selectUnknown } = deleteTemplateSelectors

export interface DeleteTemplateDialogProps {
  readonly actor: ActorRefFrom<typeof deleteTemplateMachine>
}

export function DeleteTemplateDialog({ actor }: DeleteTemplateDialogProps) {
  const question = useSelector(actor, selectQuestion)
  const isBusy = useSelector(actor, selectIsBusy)
  const canConfirm = useSelector(actor, selectCanConfirm)
  return (
    <ConfirmDialog
      isOpen
      title={templateLabels.remove}
      confirmLabel={controlMessages.remove}
      isDestructive
      isBusy={isBusy}
      isConfirmDisabled={!canConfirm}
      onConfirm={() => actor.send({ type: "confirm" })}
      onCancel={() => actor.send({ type: "cancel" })}
      note={useSelector(actor, selectUnknown)}
    >
      <p>{question}</p>
    </ConfirmDialog>
  )
}
