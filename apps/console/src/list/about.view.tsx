import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import type { ReactNode } from "react"

export interface AboutDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What a list holds, in words: the help behind its info button. */
export function AboutDialog({ title, onClose, children }: AboutDialogProps) {
  return (
    <Modal
      isOpen
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="solid" colorPalette="accent" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="cc-fields">{children}</div>
    </Modal>
  )
}
