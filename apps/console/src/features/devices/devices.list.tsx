import type { DeviceRow } from "@command-center/domain/device/device"
import { reportsDeviceType } from "@command-center/domain/device/reported"
import type { Intent } from "@command-center/domain/navigation/intent"
import { rolloutEntryMessages } from "@command-center/domain/rollout/rollout-entry-messages"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { selectIsOpen } from "@command-center/machines/device-keys/device-keys.selectors"
import { selectRequest } from "@command-center/machines/list-screen/list-screen.selectors"
import { deviceRows } from "@command-center/machines/screens/devices-screen"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"
import { laterDialog } from "../../app/later-dialog.tsx"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { filterOf } from "../../list/filter-of.ts"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { planFound } from "../../list/plan-found.ts"
import { PlanRolloutButton } from "../../list/plan-rollout-button.view.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useArrival } from "../../list/use-arrival.ts"
import { useFlowRows } from "../../list/use-flow-screen.ts"
import { useShownActions } from "../../palette/use-shown-actions.ts"
import { DeviceBulkActions, deviceRowActions, deviceShownActions } from "./devices.actions.tsx"
import { deviceCells, deviceLinks } from "./devices.cells.tsx"
import { wireDevices } from "./devices.wiring.ts"

const PushDialog = laterDialog(async () => (await import("./push.view.tsx")).PushDialog)
const DeviceKeysDialog = laterDialog(async () => (await import("./device-keys.view.tsx")).DeviceKeysDialog)

const screen: RowScreen<DeviceRow> = {
  ...deviceRows,
  download: tableMessages.downloadAll,
  cells: deviceCells,
  selectsBelow: true
}

interface DevicesScreenProps extends ListScreenProps {
  /** From the navigation state: `pushShown` opens Update Firmware for all that is shown. */
  readonly intent: Intent | null
}

/** Document 2 §2 "Device Management". */
function DevicesScreen(props: DevicesScreenProps) {
  const { businessEntityId, canEdit, intent } = props
  const { now } = useConsole()
  const keys = useConsoleActor(deviceKeysMachine)
  const areKeysOpen = useSelector(keys, selectIsOpen)
  const { actor, client } = useFlowRows(deviceRows, wireDevices, props)
  useArrival<DeviceRow>(actor, canEdit && intent === "pushShown", async (list) => {
    const { search, facets } = selectRequest<DeviceRow>(list.getSnapshot())
    const ids = await client.ids(facets === undefined ? { search } : { search, facets })
    const page = (await client.rowsOf(ids)).filter(reportsDeviceType)
    const selected = page.map((row) => row.deviceConfigId)
    actor.send({ type: "push.opened", kind: "firmware", page, selected, began: null, now: now() })
  })
  const given = { actor, canEdit, now }
  useShownActions(businessEntityId, () => deviceShownActions(given))
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
      {areKeysOpen && <DeviceKeysDialog actor={keys} />}
    </FlowScreenView>
  )
}

export const page = listPage(deviceRows, DevicesScreen)
