import { sessionMessages } from "@command-center/domain/message/session-messages"
import type { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import {
  selectError,
  selectIsExporting,
  selectTexts,
  selectTransfer
} from "@command-center/machines/export-rows/export-rows.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { TransferDialog } from "./transfer-dialog.view.tsx"
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
  return (
    <TransferDialog
      title={texts.title}
      role="alertdialog"
      startLabel="Export"
      isBusy={isExporting}
      isFailed={isFailed}
      onStart={() => actor.send({ type: "confirm" })}
      onRetry={() => actor.send({ type: "retry" })}
      onCancel={() => actor.send({ type: "cancel" })}
    >
      {isExporting && <TransferredBytes label={texts.preparing} transfer={transfer} />}
      {isFailed && <InlineNote kind="bad">{error ?? texts.failed(sessionMessages.errorText)}</InlineNote>}
      {!isExporting && !isFailed && <p>{texts.question}</p>}
    </TransferDialog>
  )
}
