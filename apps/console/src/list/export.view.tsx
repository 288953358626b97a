import { sessionMessages } from "@command-center/domain/message/session-messages"
import type { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import {
  selectError,
  selectIsExporting,
  selectTexts,
  selectTransfer
} from "@command-center/machines/export-rows/export-rows.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { TransferredBytes } from "./transferred-bytes.view.tsx"

export interface ExportDialogProps {
  readonly actor: ActorRefFrom<typeof exportRowsMachine>
}

/** The question before an export, and the wait for it, which can be called off. */
export function ExportDialog({ actor }: ExportDialogProps) {
  const texts = useSelector(actor, selectTexts)
  const isExporting = useSelector(actor, selectIsExporting)
  const isCrashed = useSelector(actor, (snapshot) => snapshot.hasTag("crashed"))
  const error = useSelector(actor, selectError)
  const transfer = useSelector(actor, selectTransfer)
  const isFailed = !isExporting && (isCrashed || error !== null)
  const cancel = useRef<HTMLButtonElement>(null)
  const leave = () => actor.send({ type: "cancel" })
  return (
    <Modal
      isOpen
      title={texts.title}
      size="sm"
      role="alertdialog"
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={cancel}
      onClose={leave}
      footer={
        <>
          <Button ref={cancel} colorPalette="gray" onClick={leave}>
            Cancel
          </Button>
          <Button
            variant="solid"
            colorPalette="accent"
            aria-disabled={isExporting}
            aria-busy={isExporting}
            onClick={() => actor.send({ type: isFailed ? "retry" : "confirm" })}
          >
            {isFailed ? "Retry" : "Export"}
          </Button>
        </>
      }
    >
      {isExporting && <TransferredBytes label={texts.preparing} transfer={transfer} />}
      {isFailed && <InlineNote kind="bad">{error ?? texts.failed(sessionMessages.errorText)}</InlineNote>}
      {!isExporting && !isFailed && <p>{texts.question}</p>}
    </Modal>
  )
}
