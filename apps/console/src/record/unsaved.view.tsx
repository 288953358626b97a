import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"

export interface UnsavedDialogProps {
  readonly text: string
  readonly onContinue: () => void
  readonly onLose: () => void
}

/** Whether what was typed may go (document 2 §2 "UTG detail, General tab"). */
export function UnsavedDialog({ text, onContinue, onLose }: UnsavedDialogProps) {
  const { title, continueEditing, loseChanges } = utgDetailMessages.unsaved
  return (
    <ConfirmDialog
      isOpen
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
