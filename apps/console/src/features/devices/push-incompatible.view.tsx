import { compatibilityMessages } from "@command-center/domain/device/compatibility-messages"
import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import { selectIncompatibleText, selectSplit } from "@command-center/machines/push/push.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"

/** Why the devices can't be updated together, and the batches that can: one of them is gone on with. */
export function IncompatibleDialog({ actor }: { readonly actor: ActorRefFrom<typeof pushMachine> }) {
  const text = useSelector(actor, selectIncompatibleText)
  const split = useSelector(actor, selectSplit, (left, right) => JSON.stringify(left) === JSON.stringify(right))
  const cancelling = useRef<HTMLButtonElement>(null)
  const cancel = () => actor.send({ type: "cancel" })
  const waiting = compatibilityMessages.wayForward({ ...split, batches: [] })
  return (
    <Modal
      isOpen
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
          <ul className="cc-fields" aria-label={deviceLabels.continueWith}>
            {split.batches.map((batch, at) => (
              <li key={`${batch.deviceType} ${batch.pciVersion}`}>
                <Button
                  colorPalette="accent"
                  variant="outline"
                  className="cc-button-long"
                  onClick={() => actor.send({ type: "batch.chosen", batch: at })}
                >
                  {compatibilityMessages.goOn(batch)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {waiting !== "" && <p className="cc-hint">{waiting}</p>}
      </div>
    </Modal>
  )
}
