import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { type FormEvent, type ReactNode, type RefObject, useId } from "react"
import { UnsavedDialog } from "../record/unsaved.view.tsx"

export interface CreateRecordDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly isBusy: boolean
  readonly canSubmit: boolean
  /** Why it was not created, and what to do when nobody knows whether it was. */
  readonly failure: string | null
  readonly uncertain: string | null
  /** Asked before the dialog closes on what was typed. */
  readonly isAsking: boolean
  readonly unsaved: string
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly onContinue: () => void
  readonly onLose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** The dialog of a new record: its fields, the one submit, and what came of it. */
export function CreateRecordDialog(props: CreateRecordDialogProps) {
  const { isBusy, canSubmit, failure, uncertain, onSubmit, onCancel } = props
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Modal
        isOpen
        title={props.title}
        size="sm"
        closeOnEscape={!isBusy}
        closeOnBackdrop={false}
        hasCloseButton={!isBusy}
        initialFocus={props.initialFocus}
        onClose={onCancel}
        footer={
          <>
            <Button colorPalette="gray" disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              aria-busy={isBusy}
              disabled={!canSubmit}
            >
              {isBusy && <span className="cc-spinner" aria-hidden />}
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <form id={form} className="cc-fields" onSubmit={submit}>
          {props.children}
          {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
          {uncertain !== null && <InlineNote kind="warn">{uncertain}</InlineNote>}
        </form>
      </Modal>
      {props.isAsking && <UnsavedDialog text={props.unsaved} onContinue={props.onContinue} onLose={props.onLose} />}
    </>
  )
}
