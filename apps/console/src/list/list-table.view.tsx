import { type ReactNode, useEffect } from "react"
import { tellIdleness } from "./idleness.ts"
import { ListDebug } from "./list-debug.view.tsx"
import { ListFooter } from "./list-footer.view.tsx"
import { ListRows, type ListRowsProps } from "./list-rows.view.tsx"
import { ListSelection } from "./list-selection.view.tsx"
import { ListToolbar, type ListTools } from "./list-toolbar.view.tsx"
import { UnreadableRows } from "./unreadable-rows.view.tsx"
import { tellVisibility } from "./visibility.ts"

export interface ListTableProps<Row> extends ListRowsProps<Row> {
  readonly toolbar: ListTools
  /** What stands between the toolbar and the rows. */
  readonly chips: ReactNode
  /** What is said of the rows, above them; it changes with what is listed alone. */
  readonly note: ReactNode
  /** What stands beside the rows. */
  readonly panel: ReactNode
  /** What can be done with the selected rows; there may be very many, so that their ids are asked for when it is done. */
  readonly bulk: ((ids: () => ReadonlyArray<number>) => ReactNode) | undefined
  /** The pages have a checkbox for all, too (document 2 §2 "Device Management"). */
  readonly selectsBelow: boolean
}

/**
 * Everything between a list screen's heading and its end: toolbar, table, selection, pages. What comes and goes stands
 * below the rows, so that they stay where they are. Each part selects what it draws, so that a key draws few of them.
 */
export function ListTable<Row>({ toolbar, chips, note, panel, bulk, selectsBelow, ...rows }: ListTableProps<Row>) {
  const { actor, list } = rows
  useEffect(() => tellVisibility(actor), [actor])
  useEffect(() => tellIdleness(actor), [actor])
  return (
    <>
      <ListToolbar actor={actor} tools={toolbar} />
      {chips}
      <UnreadableRows actor={actor} />
      {note}
      <div className="cc-list-body">
        {panel}
        <ListRows {...rows} />
      </div>
      {list.selectAll !== "none" && <ListSelection actor={actor} bulk={bulk} />}
      <ListFooter actor={actor} selectsAll={selectsBelow} />
      <ListDebug actor={actor} list={list} />
    </>
  )
}
