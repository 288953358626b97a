import { controlMessages } from "@command-center/domain/message/control-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { type ReactNode, useRef } from "react"

export interface MovedOnDialogProps {
  readonly title: string
  readonly text: string
  /** Whether there is something of theirs to take in place of what was typed. */
  readonly hasTheirs: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onEdit: () => void
  /** What was changed. */
  readonly children?: ReactNode
}

/** The record was changed elsewhere: what was changed, and what to do about it. */
export function MovedOnDialog({ title, text, hasTheirs, onMine, onTheirs, onEdit, children }: MovedOnDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      title={title}
      role="alertdialog"
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={first}
      onClose={onEdit}
      footer={
        <>
          <Button ref={first} colorPalette="gray" onClick={onEdit}>
            {unsavedMessages.continueEditing}
          </Button>
          {hasTheirs && (
            <Button colorPalette="gray" onClick={onTheirs}>
              {controlMessages.useTheirs}
            </Button>
          )}
          <Button variant="solid" colorPalette="accent" onClick={onMine}>
            {controlMessages.saveMine}
          </Button>
        </>
      }
    >
      <div className="cc-fields">
        <p>{text}</p>
        {children}
      </div>
    </Modal>
  )
}
