import type { ConfigEntry } from "@command-center/domain/component-config/config-entry"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { RemoveIcon, RenameIcon } from "@command-center/ui/layout/action-icons"
import { Card } from "@command-center/ui/layout/card"
import { type PlainColumn, PlainTable } from "@command-center/ui/table/plain-table"
import type { ReactNode } from "react"
import { Link } from "../app/page-link.tsx"
import { type EntryChoice, NewEntryMenu } from "./new-entry-menu.view.tsx"

/** An API interface or a device as its row shows it. */
export interface EntryRow {
  readonly entry: ConfigEntry
  readonly name: string
  /** Null where it has no type, so that no address leads to it. */
  readonly path: string | null
  /** By the keys of the columns. */
  readonly cells: Readonly<Record<string, string | null>>
}

export interface EntryListProps {
  readonly title: string
  readonly columns: ReadonlyArray<{ readonly key: string; readonly label: string; readonly isName?: boolean }>
  readonly rows: ReadonlyArray<EntryRow>
  readonly emptyText: string
  readonly canEdit: boolean
  readonly addition: { readonly label: string; readonly entries: ReadonlyArray<EntryChoice> }
  readonly onRemove: (row: EntryRow) => void
  /** What stands above the list. */
  readonly children?: ReactNode
}

function Actions({
  row,
  canEdit,
  onRemove
}: Pick<EntryListProps, "canEdit" | "onRemove"> & { readonly row: EntryRow }) {
  return (
    <div className="cc-row-actions">
      {row.path !== null && (
        <Link
          className="cc-icon-button"
          to={row.path}
          aria-label={canEdit ? controlMessages.editNamed(row.name) : controlMessages.viewNamed(row.name)}
        >
          <RenameIcon size={16} aria-hidden />
        </Link>
      )}
      {canEdit && (
        <button
          type="button"
          className="cc-icon-button"
          aria-label={controlMessages.deleteNamed(row.name)}
          onClick={() => onRemove(row)}
        >
          <RemoveIcon size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** The API interfaces or the devices of a configuration (document 2 §2 "API Interfaces tab", "Devices tab"). */
export function EntryList(props: EntryListProps) {
  const { title, columns, rows, emptyText, canEdit, addition, onRemove, children } = props
  const nameCell = ({ path, cells }: EntryRow, key: string) =>
    path === null ? cells[key] : <Link to={path}>{cells[key]}</Link>
  const shown = columns.map(
    ({ key, label, isName = false }): PlainColumn<EntryRow> => ({
      key,
      label,
      cell: (row) => (isName ? nameCell(row, key) : row.cells[key])
    })
  )
  const actions: PlainColumn<EntryRow> = {
    key: "actions",
    label: controlMessages.actions,
    cell: (row) => <Actions row={row} canEdit={canEdit} onRemove={onRemove} />
  }
  return (
    <Card title={title}>
      <div className="cc-fields">
        {children}
        {canEdit && (
          <div className="cc-buttons">
            <NewEntryMenu {...addition} />
          </div>
        )}
        <PlainTable
          label={title}
          columns={[...shown, actions]}
          rows={rows}
          rowId={({ entry }) => entry.at}
          emptyText={emptyText}
        />
      </div>
    </Card>
  )
}
