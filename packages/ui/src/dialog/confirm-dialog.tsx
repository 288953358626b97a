import { controlMessages } from "@command-center/domain/message/control-messages"
import { type ReactNode, type RefObject, useRef } from "react"
import { InlineNote } from "../feedback/inline-note.tsx"
import { Button } from "../fields/button.tsx"
import { Modal } from "./modal.tsx"

export interface ConfirmDialogProps {
  readonly title: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** Cannot be undone: the button is red and the focus starts on Cancel, or where something must be typed first. */
  readonly isDestructive?: boolean
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly isBusy?: boolean
  readonly isConfirmDisabled?: boolean
  /** What is needed before it can be confirmed. */
  readonly needed?: string | undefined
  /** What went wrong before; null while nothing did. */
  readonly note?: string | null
  /** A failure interrupts whoever hears the page; what is not known does not. */
  readonly noteKind?: "bad" | "warn"
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const isBusy = props.isBusy ?? false
  return (
    <Modal
      title={props.title}
      size="sm"
      role="alertdialog"
      closeOnEscape={!isBusy}
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={props.initialFocus ?? (props.isDestructive ? cancel : confirm)}
      onClose={props.onCancel}
      footer={
        <>
          <Button ref={cancel} colorPalette="gray" disabled={isBusy} onClick={props.onCancel}>
            {props.cancelLabel ?? controlMessages.cancel}
          </Button>
          <Button
            ref={confirm}
            variant="solid"
            colorPalette={props.isDestructive ? "danger" : "accent"}
            isBusy={isBusy}
            disabled={props.isConfirmDisabled}
            reason={props.needed}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {typeof props.note === "string" && <InlineNote kind={props.noteKind ?? "warn"}>{props.note}</InlineNote>}
    </Modal>
  )
}
