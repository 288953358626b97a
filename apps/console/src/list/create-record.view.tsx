import { controlMessages } from "@command-center/domain/message/control-messages"
import { type NeededField, submitReason } from "@command-center/domain/message/submit-reason"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { type FormEvent, type ReactNode, type RefObject, useId } from "react"
import { UnsavedDialog } from "../record/unsaved.view.tsx"

export interface CreateRecordDialogProps {
  readonly title: string
  readonly submitLabel: string
  /** What must be filled in. */
  readonly needed: ReadonlyArray<NeededField>
  readonly isBusy: boolean
  readonly canSubmit: boolean
  /** Why it is not certain that the name is free. */
  readonly namesUnknown: string | null
  /** Why it was not created, and what to do when nobody knows whether it was. */
  readonly failure: string | null
  readonly uncertain: string | null
  /** What is there more than once. */
  readonly madeAgain: { readonly text: string; readonly others: number } | null
  /** Asked before the dialog closes on what was typed. */
  readonly isAsking: boolean
  readonly unsaved: string
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly onContinue: () => void
  readonly onLose: () => void
  readonly onRemoveOthers: () => void
  readonly onKeepAll: () => void
  /** The fields. */
  readonly children: ReactNode
}

interface MadeAgainProps extends Pick<CreateRecordDialogProps, "title" | "isBusy" | "failure"> {
  readonly text: string
  readonly others: number
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** A record that is there more than once, since the browser repeated the call: whether the others go. */
function MadeAgainDialog({ title, text, others, isBusy, failure, onRemove, onKeep }: MadeAgainProps) {
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={writeMessages.removeOthers(others)}
      cancelLabel={writeMessages.keepAll(others)}
      isDestructive
      isBusy={isBusy}
      onConfirm={onRemove}
      onCancel={onKeep}
    >
      <div className="cc-fields">
        <InlineNote kind="warn">{text}</InlineNote>
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
      </div>
    </ConfirmDialog>
  )
}

/** The dialog of a new record: its fields, the one submit, and what came of it. */
export function CreateRecordDialog(props: CreateRecordDialogProps) {
  const { isBusy, canSubmit, namesUnknown, failure, uncertain, madeAgain, onSubmit, onCancel } = props
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  if (madeAgain !== null) {
    const { title, onRemoveOthers, onKeepAll } = props
    const { text, others } = madeAgain
    return (
      <MadeAgainDialog
        title={title}
        text={text}
        others={others}
        isBusy={isBusy}
        failure={failure}
        onRemove={onRemoveOthers}
        onKeep={onKeepAll}
      />
    )
  }
  return (
    <>
      <Modal
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
              {controlMessages.cancel}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              isBusy={isBusy}
              reason={canSubmit ? undefined : submitReason(props.needed)}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <form id={form} className="cc-fields" onSubmit={submit}>
          {props.children}
          {namesUnknown !== null && <InlineNote kind="warn">{namesUnknown}</InlineNote>}
          {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
          {uncertain !== null && <InlineNote kind="warn">{uncertain}</InlineNote>}
        </form>
      </Modal>
      {props.isAsking && <UnsavedDialog text={props.unsaved} onContinue={props.onContinue} onLose={props.onLose} />}
    </>
  )
}
