import { controlMessages } from "@command-center/domain/message/control-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { PartWaiting } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { type FormEvent, type ReactNode, useId } from "react"
import { TargetNames } from "./target-names.view.tsx"

export interface ChooseDialogProps {
  readonly title: string
  readonly targets: ReadonlyArray<UtgRow>
  readonly submitLabel: string
  /** What is to be chosen. */
  readonly choiceLabel: string
  /** What there is to choose from is on its way. */
  readonly isLoading: boolean
  /** It has been for long. */
  readonly isWaitLong: boolean
  readonly isSending: boolean
  /** Why there is nothing to choose from. */
  readonly failure: string | null
  readonly canSubmit: boolean
  readonly onSubmit: () => void
  readonly onRetry: () => void
  readonly onCancel: () => void
  /** The choice. */
  readonly children: ReactNode
  /** What comes of the choice. */
  readonly review?: ReactNode
}

/** One thing is chosen for the UTGs named. */
export function ChooseDialog(props: ChooseDialogProps) {
  const { title, targets, isLoading, isSending, failure } = props
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (props.canSubmit) props.onSubmit()
  }
  return (
    <Modal
      title={title}
      size="lg"
      closeOnEscape={!isSending}
      closeOnBackdrop={false}
      hasCloseButton={!isSending}
      onClose={props.onCancel}
      footer={
        <>
          <Button colorPalette="gray" disabled={isSending} onClick={props.onCancel}>
            {controlMessages.cancel}
          </Button>
          {failure === null ? (
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              isBusy={isSending}
              disabled={isLoading}
              reason={props.canSubmit || isLoading ? undefined : submitReason([[props.choiceLabel, null]])}
            >
              {props.submitLabel}
            </Button>
          ) : (
            <Button variant="solid" colorPalette="accent" onClick={props.onRetry}>
              {controlMessages.retry}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="cc-fields" onSubmit={submit}>
        <TargetNames label="UTGs" targets={targets} />
        {isLoading && (
          <PartWaiting lines={2} text={props.isWaitLong ? waitMessages.awaited(waitMessages.dialog) : null} />
        )}
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
        {!isLoading && failure === null && props.children}
      </form>
      {!isLoading && failure === null && props.review}
    </Modal>
  )
}
