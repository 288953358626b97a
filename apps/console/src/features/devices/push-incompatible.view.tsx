import { compatibilityMessages } from "@command-center/domain/device/compatibility-messages"
import type { DeviceBatch } from "@command-center/domain/device/compatible-batches"
import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import { selectIncompatibleText, selectSplit } from "@command-center/machines/push/push.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { type PlainColumn, PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"

interface BatchRow {
  readonly batch: DeviceBatch<unknown>
  readonly goOn: () => void
}

const { deviceType, pciVersion, devices } = compatibilityMessages.columns

const columns: ReadonlyArray<PlainColumn<BatchRow>> = [
  { key: "type", label: deviceType, cell: ({ batch }) => batch.deviceType },
  { key: "pci", label: pciVersion, cell: ({ batch }) => batch.pciVersion || compatibilityMessages.notReported },
  { key: "devices", label: devices, cell: ({ batch }) => countText(batch.devices.length), isNumber: true },
  {
    key: "next",
    label: "",
    cell: ({ batch, goOn }) => (
      <Button
        size="xs"
        colorPalette="accent"
        variant="outline"
        aria-label={compatibilityMessages.goOn(batch)}
        onClick={goOn}
      >
        {compatibilityMessages.next}
      </Button>
    )
  }
]

/** Why the devices can't be updated together, and the batches that can: one of them is gone on with. */
export function IncompatibleDialog({ actor }: { readonly actor: ActorRefFrom<typeof pushMachine> }) {
  const text = useSelector(actor, selectIncompatibleText)
  const split = useSelector(actor, selectSplit, (left, right) => JSON.stringify(left) === JSON.stringify(right))
  const cancelling = useRef<HTMLButtonElement>(null)
  const cancel = () => actor.send({ type: "cancel" })
  const waiting = compatibilityMessages.waiting(split)
  return (
    <Modal
      title={compatibilityMessages.title}
      size="md"
      role="alertdialog"
      initialFocus={cancelling}
      onClose={cancel}
      footer={
        <Button ref={cancelling} colorPalette="gray" onClick={cancel}>
          {controlMessages.cancel}
        </Button>
      }
    >
      <div className="cc-fields">
        <InlineNote kind="warn">{text}</InlineNote>
        {split.batches.length > 0 && (
          <PlainTable
            label={deviceLabels.continueWith}
            columns={columns}
            rows={split.batches.map((batch, at) => ({
              batch,
              goOn: () => actor.send({ type: "batch.chosen", batch: at })
            }))}
            rowId={({ batch }) => `${batch.deviceType} ${batch.pciVersion}`}
            emptyText=""
          />
        )}
        {waiting !== "" && <p className="cc-hint">{waiting}</p>}
      </div>
    </Modal>
  )
}
