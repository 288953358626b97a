import type { DeviceRow } from "@command-center/domain/device/device"
import { rolloutEntryMessages } from "@command-center/domain/rollout/rollout-entry-messages"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { deviceRows } from "@command-center/machines/screens/devices-screen"
import { useActorRef } from "@xstate/react"
import { useConsole } from "../../app/console.ts"
import { laterDialog } from "../../app/later-dialog.tsx"
import { filterOf } from "../../list/filter-of.ts"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { planFound } from "../../list/plan-found.ts"
import { PlanRolloutButton } from "../../list/plan-rollout-button.view.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { DeviceBulkActions, deviceRowActions } from "./devices.actions.tsx"
import { deviceCells, deviceLinks } from "./devices.cells.tsx"
import { wireDevices } from "./devices.wiring.ts"

const PushDialog = laterDialog(async () => (await import("./push.view.tsx")).PushDialog)
const DeviceKeysDialog = laterDialog(async () => (await import("./device-keys.view.tsx")).DeviceKeysDialog)

const screen: RowScreen<DeviceRow> = {
  ...deviceRows,
  download: "Download data as CSV",
  cells: deviceCells,
  selectsBelow: true
}

/** Document 2 §2 "Device Management". */
function DevicesScreen(props: ListScreenProps) {
  const { businessEntityId, canEdit } = props
  const { now } = useConsole()
  const keys = useActorRef(deviceKeysMachine)
  const actor = useFlowScreen(deviceRows, wireDevices, props)
  const given = { actor, canEdit, now }
  return (
    <FlowScreenView
      actor={actor}
      screen={screen}
      links={deviceLinks({ businessEntityId, showKeys: (row) => keys.send({ type: "keys.opened", row }) })}
      canEdit={canEdit}
      rowActions={deviceRowActions(given)}
      bulk={(ids) => (
        <>
          <DeviceBulkActions {...given} />
          {canEdit && (
            <PlanRolloutButton
              businessEntityId={businessEntityId}
              label={rolloutEntryMessages.entry}
              chosen={() => ({ list: "devices", who: { ids: ids() }, filter: filterOf(actor) })}
            />
          )}
        </>
      )}
      tools={(list) =>
        canEdit && (
          <PlanRolloutButton
            isIcon
            businessEntityId={businessEntityId}
            label={rolloutEntryMessages.planAll}
            chosen={() => planFound("devices", list)}
          />
        )
      }
    >
      <ScreenChild of={actor} name="push">
        {(flow) => <PushDialog actor={flow} />}
      </ScreenChild>
      <DeviceKeysDialog actor={keys} />
    </FlowScreenView>
  )
}

export const devicesPage = listPage(deviceRows, DevicesScreen)
