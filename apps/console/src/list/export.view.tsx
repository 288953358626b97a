import { sessionMessages } from "@command-center/domain/message/session-messages"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import type { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import * as select from "@command-center/machines/export-rows/export-rows.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../app/use-actor-state.ts"
import { TransferDialog } from "./transfer-dialog.view.tsx"
import { TransferredBytes } from "./transferred-bytes.view.tsx"

export interface ExportDialogProps {
  readonly actor: ActorRefFrom<typeof exportRowsMachine>
}

const useExport = (actor: ExportDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    texts: select.selectTexts(snapshot),
    isExporting: select.selectIsExporting(snapshot),
    isCrashed: snapshot.hasTag("crashed"),
    error: select.selectError(snapshot),
    transfer: select.selectTransfer(snapshot)
  }))

/** The question before an export, and the wait for it, which can be called off. */
export function ExportDialog({ actor }: ExportDialogProps) {
  const { texts, isExporting, isCrashed, error, transfer, send } = useExport(actor)
  const isFailed = !isExporting && (isCrashed || error !== null)
  return (
    <TransferDialog
      title={texts.title}
      role="alertdialog"
      startLabel={tableMessages.exportLabel}
      isBusy={isExporting}
      isFailed={isFailed}
      onStart={() => send({ type: "confirm" })}
      onRetry={() => send({ type: "retry" })}
      onCancel={() => send({ type: "cancel" })}
    >
      {isExporting && <TransferredBytes label={texts.preparing} transfer={transfer} />}
      {isFailed && <InlineNote kind="bad">{error ?? sessionMessages.errorText}</InlineNote>}
      {!isExporting && !isFailed && <p>{texts.question}</p>}
    </TransferDialog>
  )
}
