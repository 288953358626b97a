import { shareOf, transferMessages } from "@command-center/domain/message/transfer-messages"
import { viewCsvMessages } from "@command-center/domain/rows/view-csv-messages"
import type { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import * as select from "@command-center/machines/download-view/download-view.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { TransferProgress } from "@command-center/ui/feedback/transfer-progress"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { TransferDialog } from "./transfer-dialog.view.tsx"

export interface DownloadViewDialogProps {
  readonly actor: ActorRefFrom<typeof downloadViewMachine>
}

function RowsChoice({ actor }: DownloadViewDialogProps) {
  const choice = useSelector(actor, select.selectChoice)
  const matching = useSelector(actor, select.selectMatching)
  const selected = useSelector(actor, select.selectSelected)
  return (
    <div className="cc-fields">
      <RadioGroup
        label={viewCsvMessages.rows}
        value={choice}
        options={[
          { value: "matching", label: viewCsvMessages.matching(matching) },
          { value: "selected", label: viewCsvMessages.selected(selected) }
        ]}
        onChange={(next) => actor.send({ type: "choice.changed", choice: next })}
      />
      <p>{viewCsvMessages.columns}</p>
    </div>
  )
}

function Writing({ actor }: DownloadViewDialogProps) {
  const transfer = useSelector(actor, select.selectTransfer)
  return (
    <TransferProgress
      label={viewCsvMessages.writing}
      share={transfer === null ? null : shareOf(transfer)}
      text={transfer === null ? undefined : transferMessages.rows(transfer)}
      announced={transfer === null ? undefined : transferMessages.announced(transfer)}
    />
  )
}

/** Which rows go into the file where some are selected, and the wait for a long one, which can be called off. */
export function DownloadViewDialog({ actor }: DownloadViewDialogProps) {
  const isShown = useSelector(actor, select.selectIsShown)
  const isAsking = useSelector(actor, select.selectIsAsking)
  const isWriting = useSelector(actor, select.selectIsWriting)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  return (
    <TransferDialog
      isOpen={isShown}
      title={viewCsvMessages.title}
      startLabel={viewCsvMessages.download}
      isBusy={isWriting}
      isFailed={isCrashed}
      hasFields={isAsking}
      onStart={() => actor.send({ type: "confirm" })}
      onRetry={() => actor.send({ type: "retry" })}
      onCancel={() => actor.send({ type: "cancel" })}
    >
      {isAsking && <RowsChoice actor={actor} />}
      {isWriting && <Writing actor={actor} />}
      {isCrashed && <InlineNote kind="bad">{viewCsvMessages.failed}</InlineNote>}
    </TransferDialog>
  )
}
