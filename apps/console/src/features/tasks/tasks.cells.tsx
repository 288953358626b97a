import { detailPath } from "@command-center/domain/navigation/routes"
import { statusTone, taskTone } from "@command-center/domain/status/status-tone"
import type { TaskRow } from "@command-center/domain/task/task"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { nameProps } from "@command-center/ui/table/end-kept"
import { RowLink } from "../../list/row-link.view.tsx"
import type { Cells, LinkCells } from "../../list/table-columns.tsx"

export const taskCells: Cells<TaskRow> = {
  taskState: (row) => <StatusBadge word={row.taskState} tone={taskTone} />,
  machineStatus: (row) => <StatusBadge word={row.machineStatus} tone={statusTone} />,
  utgStatus: (row) => <StatusBadge word={row.utgStatus} tone={statusTone} />
}

/** The nickname leads to the UTG in the account it belongs to (document 1 §2.6). */
export const taskLinks: LinkCells<TaskRow> = {
  componentNickname: ({ businessEntityId, componentId, componentNickname }, { tabIndex }) => {
    const name = nameProps(componentNickname || `${componentId ?? ""}`)
    return businessEntityId === null || componentId === null ? (
      <span tabIndex={tabIndex}>{name.children}</span>
    ) : (
      <RowLink to={detailPath(businessEntityId, "utgs", componentId)} tabIndex={tabIndex} {...name} />
    )
  }
}
