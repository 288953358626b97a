import { controlMessages } from "@command-center/domain/message/control-messages"
import { Modal, type ModalProps } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import type { ReactNode } from "react"

export interface InfoDialogProps extends Pick<ModalProps, "title" | "size" | "closeOnBackdrop" | "onClose"> {
  readonly children: ReactNode
}

/** Something to be read, and one button to close it: the help behind an info button, the keys, what was done. */
export function InfoDialog({ children, ...modal }: InfoDialogProps) {
  return (
    <Modal
      {...modal}
      footer={
        <Button variant="solid" colorPalette="accent" onClick={modal.onClose}>
          {controlMessages.close}
        </Button>
      }
    >
      <div className="cc-fields">{children}</div>
    </Modal>
  )
}
