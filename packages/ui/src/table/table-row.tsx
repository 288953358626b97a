import { tableMessages } from "@command-center/domain/rows/table-messages"
import { type ChangeEvent, memo, type ReactNode } from "react"
import { cellText, cellTip } from "./cell-text.tsx"
import type { ColumnLayout } from "./column-layout.tsx"
import { nameProps } from "./end-kept.tsx"
import { columnClass, pinStyle } from "./pin-style.tsx"
import { RowCheckbox } from "./row-checkbox.tsx"

export interface RowHandlers {
  readonly onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}

export interface TableRowProps<Row> {
  readonly row: Row
  readonly id: number
  readonly name: string
  readonly index: number
  readonly ariaRowIndex: number
  readonly plan: ColumnLayout<Row>
  readonly isSelected: boolean | null
  readonly hasActions: boolean
  readonly isMenuOpen: boolean
  /** Column of the tab stop, counting the select and action columns; -1 when it is in another row. */
  readonly activeColumn: number
  readonly changed: ReadonlySet<string> | undefined
  readonly mark: "odd" | "even"
  readonly handlers: RowHandlers
}

const shownIn = ({ keepsEnd = false }: { readonly keepsEnd?: boolean }, content: ReactNode) => {
  if (typeof content !== "string") return { children: content }
  return keepsEnd ? nameProps(content) : { children: cellText(content) }
}

function Row<R>(props: TableRowProps<R>) {
  const { row, id, name, index, plan, isSelected, hasActions, activeColumn, changed } = props
  const actionAt = isSelected === null ? 0 : 1
  const firstData = actionAt + (hasActions ? 1 : 0)
  const tab = (column: number): 0 | -1 => (column === activeColumn ? 0 : -1)
  return (
    <tr className="cc-row" data-r={index} aria-rowindex={props.ariaRowIndex} aria-selected={isSelected ?? undefined}>
      {isSelected !== null && (
        <td className="cc-pin cc-pin-select" aria-colindex={1}>
          <RowCheckbox
            id={id}
            name={name}
            isSelected={isSelected}
            tabIndex={tab(0)}
            onToggle={props.handlers.onToggle}
          />
        </td>
      )}
      {hasActions && (
        <td className="cc-pin cc-pin-action" aria-colindex={actionAt + 1}>
          <button
            type="button"
            className="cc-icon-button cc-gear"
            data-menu={id}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
            aria-label={tableMessages.actionsFor(name)}
            tabIndex={tab(actionAt)}
          />
        </td>
      )}
      {plan.map((part) => {
        if (part.type === "gap")
          return <td key={`gap-${part.at}`} className="cc-away" colSpan={part.span} aria-hidden />
        const { column, at, pin } = part
        const tabIndex = tab(firstData + at)
        const content = column.cell(row, { tabIndex })
        const shared = {
          className: columnClass(column, pin),
          style: pinStyle(pin),
          "aria-colindex": firstData + at + 1,
          "data-changed": changed?.has(column.key) === true ? props.mark : undefined,
          "data-tip": typeof content === "string" ? cellTip(content) : undefined,
          tabIndex: column.isWidget === true ? undefined : tabIndex,
          ...shownIn(column, content)
        }
        return column.isName === true ? (
          <th key={column.key} scope="row" {...shared} />
        ) : (
          <td key={column.key} {...shared} />
        )
      })}
    </tr>
  )
}

/** Memoised by hand: scrolling re-renders the table, and only rows that come into view may cost anything. */
export const TableRow: <R>(props: TableRowProps<R>) => ReactNode = memo(Row)
