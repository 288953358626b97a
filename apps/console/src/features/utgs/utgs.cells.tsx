import { detailPath } from "@command-center/domain/navigation/routes"
import { statusTone } from "@command-center/domain/status/status-tone"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { nameProps } from "@command-center/ui/table/end-kept"
import { RowLink } from "../../list/row-link.view.tsx"
import type { Cells, LinkCells } from "../../list/table-columns.tsx"

export const utgCells: Cells<UtgRow> = {
  utgStatus: ({ utgStatus }) => <StatusBadge word={utgStatus} tone={statusTone} />,
  machineStatus: ({ machineStatus }) => <StatusBadge word={machineStatus} tone={statusTone} />,
  configStatus: ({ configStatus }) => <StatusBadge word={configStatus} tone={statusTone} />
}

/** The nickname leads to the UTG in its own account, which may lie below the one on screen (document 2 §2). */
export const utgLinks = (businessEntityId: number): LinkCells<UtgRow> => ({
  componentNickname: (row, { tabIndex }) => (
    <RowLink
      to={detailPath(row.businessEntityId ?? businessEntityId, "utgs", row.componentId)}
      tabIndex={tabIndex}
      {...nameProps(row.componentNickname || `${row.componentId}`)}
    />
  )
})
