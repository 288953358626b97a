import type { DeviceRow } from "@command-center/domain/device/device"
import { deviceList } from "@command-center/domain/device/device-list"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { deviceRows, type devicesScreenMachine } from "@command-center/machines/devices-screen/devices-screen.machine"
import * as select from "@command-center/machines/devices-screen/devices-screen.selectors"
import { useActorRef, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { CrashedView } from "../../list/crashed.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import { DeviceKeysDialog } from "./device-keys.view.tsx"
import { DeviceBulkActions, deviceRowActions } from "./devices.actions.tsx"
import { deviceCells, deviceLinks } from "./devices.cells.tsx"
import { PushDialog } from "./push.view.tsx"

export interface DevicesViewProps {
  readonly actor: ActorRefFrom<typeof devicesScreenMachine>
  readonly businessEntityId: number
  readonly canEdit: boolean
}

const screen: RowScreen<DeviceRow> = {
  ...deviceRows,
  download: "Download data as CSV",
  cells: deviceCells,
  selectsBelow: true
}

/** Document 2 §2 "Device Management". */
export function DevicesView({ actor, businessEntityId, canEdit }: DevicesViewProps) {
  const { now } = useConsole()
  const keys = useActorRef(deviceKeysMachine)
  const rows = useSelector(actor, select.selectRows)
  const push = useSelector(actor, select.selectPush)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  if (isCrashed || rows === undefined) {
    return <CrashedView screen={deviceList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const given = { actor, canEdit, now }
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      links={deviceLinks({ businessEntityId, showKeys: (row) => keys.send({ type: "keys.opened", row }) })}
      canEdit={canEdit}
      rowActions={deviceRowActions(given)}
      bulk={() => <DeviceBulkActions {...given} />}
    >
      {push !== undefined && <PushDialog actor={push} />}
      <DeviceKeysDialog actor={keys} />
    </RowScreenView>
  )
}
