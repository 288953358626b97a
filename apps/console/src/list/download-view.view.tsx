import { shareOf, transferMessages } from "@command-center/domain/message/transfer-messages"
import { viewCsvMessages } from "@command-center/domain/rows/view-csv-messages"
import type { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import * as select from "@command-center/machines/download-view/download-view.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { TransferProgress } from "@command-center/ui/feedback/transfer-progress"
import { Button } from "@command-center/ui/fields/button"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"

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
  const cancel = useRef<HTMLButtonElement>(null)
  const leave = () => actor.send({ type: "cancel" })
  return (
    <Modal
      isOpen={isShown}
      title={viewCsvMessages.title}
      size="sm"
      closeOnBackdrop={false}
      hasCloseButton={false}
      {...(isAsking ? {} : { initialFocus: cancel })}
      onClose={leave}
      footer={
        <>
          <Button ref={cancel} colorPalette="gray" onClick={leave}>
            Cancel
          </Button>
          <Button
            variant="solid"
            colorPalette="accent"
            aria-disabled={isWriting}
            aria-busy={isWriting}
            onClick={() => actor.send({ type: isCrashed ? "retry" : "confirm" })}
          >
            {isCrashed ? "Retry" : viewCsvMessages.download}
          </Button>
        </>
      }
    >
      {isAsking && <RowsChoice actor={actor} />}
      {isWriting && <Writing actor={actor} />}
      {isCrashed && <InlineNote kind="bad">{viewCsvMessages.failed}</InlineNote>}
    </Modal>
  )
}
