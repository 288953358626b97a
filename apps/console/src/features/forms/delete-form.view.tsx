import { formMessages } from "@command-center/domain/form/form-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { type deleteFormMachine, deleteFormSelectors } from "@command-center/machines/delete-form/delete-form.machine"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface DeleteFormDialogProps {
  readonly actor: ActorRefFrom<typeof deleteFormMachine>
}

const { selectQuestion, selectIsBusy, selectCanConfirm, selectUnknown } = deleteFormSelectors

/** Asks before a form is deleted, and says that it is being deleted (document 2 §4). */
export function DeleteFormDialog({ actor }: DeleteFormDialogProps) {
  const isBusy = useSelector(actor, selectIsBusy)
  const question = useSelector(actor, selectQuestion)
  return (
    <ConfirmDialog
      isOpen
      title={formMessages.deleteDialog.title}
      confirmLabel={controlMessages.remove}
      isDestructive
      isBusy={isBusy}
      isConfirmDisabled={!useSelector(actor, selectCanConfirm)}
      onConfirm={() => actor.send({ type: "confirm" })}
      onCancel={() => actor.send({ type: "cancel" })}
      note={useSelector(actor, selectUnknown)}
    >
      {isBusy ? <p role="status">{formMessages.deleting}</p> : <p>{question}</p>}
    </ConfirmDialog>
  )
}
