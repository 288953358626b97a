import { controlMessages } from "@command-center/domain/message/control-messages"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"

export interface FlowCrashedProps {
  readonly title: string
  /** Where the flow can be begun anew. */
  readonly onRetry?: (() => void) | undefined
  readonly onClose: () => void
}

/** A dialog whose machine failed unexpectedly: it can be left, and tried again where that sends nothing twice. */
export function FlowCrashed({ title, onRetry, onClose }: FlowCrashedProps) {
  return (
    <Modal
      title={title}
      size="sm"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button colorPalette="gray" onClick={onClose}>
            {controlMessages.close}
          </Button>
          {onRetry !== undefined && (
            <Button variant="solid" colorPalette="accent" onClick={onRetry}>
              {controlMessages.retry}
            </Button>
          )}
        </>
      }
    >
      <InlineNote kind="bad">{scheduleMessages.crashed}</InlineNote>
    </Modal>
  )
}
