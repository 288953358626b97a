import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { UnsavedDialog, type UnsavedDialogProps } from "./unsaved.view.tsx"

/** Asked when a whole page with unsaved work is left. */
export function UnsavedPageDialog(props: Omit<UnsavedDialogProps, "text">) {
  return <UnsavedDialog {...props} text={utgDetailMessages.unsaved.page} />
}

export interface SentPageDialogProps {
  /** Once it is confirmed. */
  readonly isLeft: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asked when a page is left whose call is not answered yet. */
export function SentPageDialog({ isLeft, onStay, onLeave }: SentPageDialogProps) {
  const { title, saved, sent, stay, leave } = utgDetailMessages.unanswered
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={leave}
      cancelLabel={stay}
      isDestructive
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{isLeft ? saved : sent}</p>
    </ConfirmDialog>
  )
}
