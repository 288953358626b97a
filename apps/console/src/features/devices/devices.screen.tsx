import type { DeviceRow } from "@command-center/domain/device/device"
import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { detailPath } from "@command-center/domain/navigation/routes"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { useActorRef } from "@xstate/react"
import { Link } from "react-router-dom"
import { type ListScreenProps, RowsScreen } from "../../list/row-screen.screen.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"
import { DeviceKeysDialog } from "./device-keys.view.tsx"

const screen: RowScreen<DeviceRow> = {
  list: deviceList,
  properties: deviceFilterProperties,
  defaultFilter: () => emptyFilter,
  copyOf: withMaskedKeys,
  nameKey: "componentNickname",
  download: "Download data as CSV",
  cells: {
    utgStatus: ({ utgStatus }) => <StatusBadge word={utgStatus} />,
    machineStatus: ({ machineStatus }) => <StatusBadge word={machineStatus} />
  }
}

/** Document 2 §2 "Device Management". */
export function DevicesScreen(props: ListScreenProps) {
  const keys = useActorRef(deviceKeysMachine)
  const links: LinkCells<DeviceRow> = {
    componentNickname: ({ componentNickname, componentId, businessEntityId }, place) =>
      componentId === null ? (
        <span {...place}>{componentNickname}</span>
      ) : (
        <Link to={detailPath(businessEntityId ?? props.businessEntityId, "utgs", componentId)} {...place}>
          {componentNickname || componentId}
        </Link>
      ),
    deviceKeys: (row, place) =>
      row.deviceKeys === "Details" ? (
        <button
          type="button"
          className="cc-link"
          aria-haspopup="dialog"
          onClick={() => keys.send({ type: "keys.opened", row })}
          {...place}
        >
          {row.deviceKeys}
        </button>
      ) : (
        <span {...place}>{row.deviceKeys}</span>
      )
  }
  return (
    <>
      <RowsScreen {...props} screen={screen} links={links} />
      <DeviceKeysDialog actor={keys} />
    </>
  )
}
