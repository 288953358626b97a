import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"

export interface UnsavedDialogProps {
  readonly text: string
  readonly onContinue: () => void
  readonly onLose: () => void
}

/** Whether what was typed may go (document 2 §2 "UTG detail, General tab"). */
export function UnsavedDialog({ text, onContinue, onLose }: UnsavedDialogProps) {
  const { title, continueEditing, loseChanges } = unsavedMessages
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={loseChanges}
      cancelLabel={continueEditing}
      isDestructive
      onConfirm={onLose}
      onCancel={onContinue}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}

export interface UnsavedInFlowProps {
  readonly text: string
  readonly actor: { readonly send: (event: { readonly type: "edit" } | { readonly type: "discard" }) => void }
}

/** The same of a flow, which goes on with it or lets it go. */
export function UnsavedInFlow({ text, actor }: UnsavedInFlowProps) {
  return (
    <UnsavedDialog
      text={text}
      onContinue={() => actor.send({ type: "edit" })}
      onLose={() => actor.send({ type: "discard" })}
    />
  )
}
