import { controlMessages } from "@command-center/domain/message/control-messages"
import { Modal, type ModalProps } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { type ReactNode, useRef } from "react"

export interface TransferDialogProps {
  readonly isOpen?: boolean
  readonly title: string
  readonly role?: NonNullable<ModalProps["role"]>
  readonly startLabel: string
  readonly isBusy: boolean
  readonly isFailed: boolean
  /** What is asked before it starts holds fields, which get the focus; else Cancel does. */
  readonly hasFields?: boolean
  readonly onStart: () => void
  readonly onRetry: () => void
  /** At any time. */
  readonly onCancel: () => void
  /** The question, then how far it has come, then why it failed. */
  readonly children: ReactNode
}

/** The dialog of a file that is made or fetched: the question before it, the wait for it, and Retry where it failed. */
export function TransferDialog(props: TransferDialogProps) {
  const { isOpen = true, isBusy, isFailed, hasFields = false, onStart, onRetry, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen={isOpen}
      title={props.title}
      size="sm"
      role={props.role ?? "dialog"}
      closeOnBackdrop={false}
      hasCloseButton={false}
      {...(hasFields ? {} : { initialFocus: cancel })}
      onClose={onCancel}
      footer={
        <>
          <Button ref={cancel} colorPalette="gray" onClick={onCancel}>
            {controlMessages.cancel}
          </Button>
          <Button variant="solid" colorPalette="accent" isBusy={isBusy} onClick={isFailed ? onRetry : onStart}>
            {isFailed ? controlMessages.retry : props.startLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Modal>
  )
}
