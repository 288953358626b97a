import { unansweredMessages, unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import type { Unsettled } from "../app/unsaved-work.ts"

interface Words {
  readonly title: string
  readonly text: string
  readonly stay: string
  readonly leave: string
}

const { title, stay, leave } = unansweredMessages
const words: Readonly<Record<Unsettled, Words>> = {
  unsaved: {
    title: unsavedMessages.title,
    text: unsavedMessages.page,
    stay: unsavedMessages.continueEditing,
    leave: unsavedMessages.loseChanges
  },
  saving: { title, text: unansweredMessages.saved, stay, leave },
  sending: { title, text: unansweredMessages.sent, stay, leave }
}

export interface UnsavedPageDialogProps {
  readonly unsettled: Unsettled
  readonly onContinue: () => void
  readonly onLose: () => void
}

/** Asked when a whole page is left that has unsaved work, or whose call is not answered yet. */
export function UnsavedPageDialog({ unsettled, onContinue, onLose }: UnsavedPageDialogProps) {
  const asked = words[unsettled]
  return (
    <ConfirmDialog
      key={asked.title}
      title={asked.title}
      confirmLabel={asked.leave}
      cancelLabel={asked.stay}
      isDestructive
      onConfirm={onLose}
      onCancel={onContinue}
    >
      <p>{asked.text}</p>
    </ConfirmDialog>
  )
}
