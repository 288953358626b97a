import { Settings } from "lucide-react"
import { type ChangeEvent, memo, type ReactNode } from "react"
import type { TableColumn } from "./table-column.tsx"

export interface RowHandlers {
  readonly onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}

export interface TableRowProps<Row> {
  readonly row: Row
  readonly id: number
  readonly name: string
  readonly index: number
  readonly ariaRowIndex: number
  readonly columns: ReadonlyArray<TableColumn<Row>>
  readonly isSelected: boolean | null
  readonly hasActions: boolean
  readonly isMenuOpen: boolean
  /** Column of the tab stop, counting the select and action columns; -1 when it is in another row. */
  readonly activeColumn: number
  readonly handlers: RowHandlers
}

function Row<R>(props: TableRowProps<R>) {
  const { row, id, name, index, columns, isSelected, hasActions, activeColumn } = props
  const actionAt = isSelected === null ? 0 : 1
  const firstData = actionAt + (hasActions ? 1 : 0)
  const tab = (column: number): 0 | -1 => (column === activeColumn ? 0 : -1)
  return (
    <tr className="cc-row" data-r={index} aria-rowindex={props.ariaRowIndex} aria-selected={isSelected ?? undefined}>
      {isSelected !== null && (
        <td className="cc-pin cc-pin-select">
          <input
            type="checkbox"
            className="cc-checkbox"
            aria-label={`Select ${name}`}
            value={id}
            checked={isSelected}
            tabIndex={tab(0)}
            onChange={props.handlers.onToggle}
          />
        </td>
      )}
      {hasActions && (
        <td className="cc-pin cc-pin-action">
          <button
            type="button"
            className="cc-icon-button"
            data-menu={id}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
            aria-label={`Actions for ${name}`}
            tabIndex={tab(actionAt)}
          >
            <Settings size={16} aria-hidden />
          </button>
        </td>
      )}
      {columns.map((column, at) => {
        const tabIndex = tab(firstData + at)
        const shared = column.isWidget ? {} : { tabIndex }
        const content = column.cell(row, { tabIndex })
        return column.isName ? (
          <th key={column.key} scope="row" className="cc-pin cc-pin-name" {...shared}>
            {content}
          </th>
        ) : (
          <td key={column.key} className={column.align === "end" ? "cc-end" : undefined} {...shared}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

/** Memoised by hand: scrolling re-renders the table, and only rows that come into view may cost anything. */
export const TableRow: <R>(props: TableRowProps<R>) => ReactNode = memo(Row)
