import type { DeviceRow } from "@command-center/domain/device/device"
import { detailPath } from "@command-center/domain/navigation/routes"
import { statusTone } from "@command-center/domain/status/status-tone"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { nameProps } from "@command-center/ui/table/end-kept"
import { RowLink } from "../../list/row-link.view.tsx"
import type { Cells, LinkCells } from "../../list/table-columns.tsx"

export const deviceCells: Cells<DeviceRow> = {
  utgStatus: ({ utgStatus }) => <StatusBadge word={utgStatus} tone={statusTone} />,
  machineStatus: ({ machineStatus }) => <StatusBadge word={machineStatus} tone={statusTone} />
}

export interface DeviceLinksGiven {
  readonly businessEntityId: number
  readonly showKeys: (row: DeviceRow) => void
}

/** The UTG that a device is attached to, and the details of its keys where it has any. */
export const deviceLinks = ({ businessEntityId, showKeys }: DeviceLinksGiven): LinkCells<DeviceRow> => ({
  componentNickname: ({ componentNickname, componentId, businessEntityId: own }, place) =>
    componentId === null ? (
      <span {...place}>{componentNickname}</span>
    ) : (
      <RowLink
        to={detailPath(own ?? businessEntityId, "utgs", componentId)}
        {...place}
        {...nameProps(componentNickname || `${componentId}`)}
      />
    ),
  deviceKeys: (row, place) =>
    row.deviceKeys === "Details" ? (
      <button type="button" className="cc-link" aria-haspopup="dialog" onClick={() => showKeys(row)} {...place}>
        {row.deviceKeys}
      </button>
    ) : (
      <span {...place}>{row.deviceKeys}</span>
    )
})
