import type { DeviceRow } from "@command-center/domain/device/device"
import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceAddressProperties } from "@command-center/domain/filter/property"
import type { PushKind } from "@command-center/domain/push/push-draft"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { devicesToPush } from "@command-center/domain/push/push-targets"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { screenFlow } from "../flow-screen/screen-flow.ts"
import { pushMachine } from "../push/push.machine.ts"
import type { RowScreenDefinition } from "../row-screen/row-screen.types.ts"

export const deviceRows: RowScreenDefinition<DeviceRow> = {
  list: deviceList,
  properties: deviceAddressProperties,
  defaultFilter: () => emptyFilter,
  copyOf: withMaskedKeys
}

interface PushAsked {
  readonly kind: PushKind
  /** The rows of the page that is shown, of which the selected ones are taken. */
  readonly page: ReadonlyArray<DeviceRow>
  readonly selected: ReadonlyArray<number>
  /** The row whose action it is; null where it was asked for the selection. */
  readonly began: number | null
  readonly now: Date
}

const devicesOf = ({ page, selected, began }: PushAsked) => devicesToPush(page, new Set(selected), began)

/** Device Management, with Push Forms and Update Firmware (document 2 §2 and §4). */
export const devicesScreenMachine = makeFlowScreenMachine("devicesScreen", {
  rows: deviceRows,
  flows: {
    push: screenFlow({
      logic: pushMachine,
      mayOpen: (asked: PushAsked) => devicesOf(asked).length > 0,
      refusal: () => ({ type: "browserAlert", text: pushMessages.noneSelected }),
      rowOf: ({ began }: PushAsked) => began,
      input: ({ account, asked }: FlowOpening<PushAsked>) => ({
        ...account,
        kind: asked.kind,
        devices: devicesOf(asked),
        now: asked.now
      })
    })
  },
  beside: {}
})
