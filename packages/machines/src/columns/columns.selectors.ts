import {
  arrangedColumns,
  type ColumnSetting,
  hidingRefusal,
  isDefaultLayout,
  movingRefusal
} from "@command-center/domain/rows/columns"
import type { SnapshotFrom } from "xstate"
import type { columnsMachine } from "./columns.machine.ts"

type Snapshot = SnapshotFrom<typeof columnsMachine>

/** A column as the dialog shows it. */
export interface ArrangedColumn extends ColumnSetting {
  readonly label: string
  /** Why it can't go a place up; null where it can. */
  readonly upRefusal: string | null
  readonly downRefusal: string | null
  /** Why it can't be hidden; null where it can, or is hidden. */
  readonly refusal: string | null
}

/** In the table's order, hidden ones too. */
export const arranged = ({ layout, list }: Snapshot["context"]): ReadonlyArray<ArrangedColumn> =>
  arrangedColumns(layout).map((column) => ({
    ...column,
    label: list.columns.find(({ key }) => key === column.key)?.label ?? column.key,
    upRefusal: movingRefusal(layout, column.key, -1),
    downRefusal: movingRefusal(layout, column.key, 1),
    refusal: column.isShown ? hidingRefusal(layout, column.key, list.nameKey) : null
  }))

export const selectContext = (s: Snapshot) => s.context
export const selectAnnouncement = (s: Snapshot): string => s.context.announcement
export const selectCanReset = ({ context: { layout, list } }: Snapshot): boolean =>
  !isDefaultLayout(
    layout,
    list.columns.map(({ key }) => key)
  )
