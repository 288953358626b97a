import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import type { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import {
  selectDeviceName,
  selectIsOpen,
  selectIsRevealed,
  selectKeys
} from "@command-center/machines/device-keys/device-keys.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

/** The six key values of a device (document 2 §2), masked until asked for (decision 68). */
export function DeviceKeysDialog({ actor }: { readonly actor: ActorRefFrom<typeof deviceKeysMachine> }) {
  const isOpen = useSelector(actor, selectIsOpen)
  const isRevealed = useSelector(actor, selectIsRevealed)
  const device = useSelector(actor, selectDeviceName)
  const keys = useSelector(actor, selectKeys, shallowEqual)
  const close = () => actor.send({ type: "keys.closed" })
  return (
    <Modal
      isOpen={isOpen}
      title={deviceLabels.keys}
      onClose={close}
      footer={
        <>
          <Button colorPalette="gray" aria-pressed={isRevealed} onClick={() => actor.send({ type: "values.toggled" })}>
            {isRevealed ? deviceLabels.hideValues : deviceLabels.showValues}
          </Button>
          <Button variant="solid" colorPalette="accent" onClick={close}>
            {controlMessages.close}
          </Button>
        </>
      }
    >
      <div className="cc-text">
        <p className="cc-hint">{device}</p>
        <DefinitionList
          items={keys.map((value, at) => ({
            id: String(at),
            term: deviceLabels.key(at),
            value: value || "N/A",
            isCode: true
          }))}
        />
      </div>
    </Modal>
  )
}
