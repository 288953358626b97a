import type { DeviceRow } from "@command-center/domain/device/device"
import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { reportsDeviceType } from "@command-center/domain/device/reported"
import { selectedMessages } from "@command-center/domain/palette/selected-messages"
import type { PushKind } from "@command-center/domain/push/push-draft"
import { selectedIds } from "@command-center/domain/rows/selection"
import { selectSelection, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { selectList } from "@command-center/machines/row-screen/row-screen.selectors"
import type { devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { Button } from "@command-center/ui/fields/button"
import { FirmwareIcon, PushIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import type { ActorRefFrom } from "xstate"
import { selectedOf } from "../../palette/selected-of.ts"
import type { OpenedAction } from "../../palette/shown-actions.ts"

interface PushAction {
  readonly kind: PushKind
  readonly label: string
  readonly icon: typeof PushIcon
}

/** Labels and order of document 2 §2. */
const actions: ReadonlyArray<PushAction> = [
  { kind: "forms", label: deviceLabels.pushForms, icon: PushIcon },
  { kind: "firmware", label: deviceLabels.updateFirmware, icon: FirmwareIcon }
]

export interface DeviceActionsGiven {
  readonly actor: ActorRefFrom<typeof devicesScreenMachine>
  readonly canEdit: boolean
  readonly now: () => Date
}

/** Asks for a push: what is selected on the page, and the page itself, are those of the click. */
const choose = ({ actor, now }: DeviceActionsGiven, kind: PushKind, began: number | null) => {
  const rows = actor.getSnapshot().children.rows
  const list = rows === undefined ? undefined : selectList<DeviceRow>(rows.getSnapshot())?.getSnapshot()
  if (list === undefined) return
  actor.send({
    type: "push.opened",
    kind,
    page: selectView<DeviceRow>(list)?.rows ?? [],
    selected: selectedIds(selectSelection<DeviceRow>(list)),
    began,
    now: now()
  })
}

/** What a row's gear offers: to those who may edit, where the device reports its type (document 2 §2). */
export const deviceRowActions =
  (given: DeviceActionsGiven) =>
  (row: DeviceRow): ReadonlyArray<MenuItem> =>
    (given.canEdit && reportsDeviceType(row) ? actions : []).map(({ kind, ...item }) => ({
      ...item,
      id: kind,
      onSelect: () => choose(given, kind, row.deviceConfigId)
    }))

/** The same from the palette, while any is selected. */
export const deviceShownActions = (given: DeviceActionsGiven): ReadonlyArray<OpenedAction> => {
  const { length } = selectedOf(given.actor)
  return (given.canEdit && length > 0 ? actions : []).map(({ kind, label }) => ({
    id: kind,
    label: `${label}: ${selectedMessages.devices(length)}`,
    open: () => choose(given, kind, null)
  }))
}

/** What can be done with the selected devices of the page. */
export function DeviceBulkActions(given: DeviceActionsGiven) {
  if (!given.canEdit) return null
  return actions.map(({ kind, label, icon: Icon }) => (
    <Button key={kind} size="xs" colorPalette="gray" onClick={() => choose(given, kind, null)}>
      <Icon aria-hidden />
      {label}
    </Button>
  ))
}
