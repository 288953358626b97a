import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import type { Sort } from "@command-center/domain/rows/list-description"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { memo, type ReactNode, useEffect, useRef } from "react"
import { ColumnHandle, type HandleEvents } from "./column-handle.tsx"
import { columnClass, pinStyle } from "./pin-style.tsx"
import type { TableColumn, TableSelection } from "./table-column.tsx"

export interface TableHeadProps<Row> {
  readonly columns: ReadonlyArray<TableColumn<Row>>
  readonly widths: ReadonlyArray<number>
  /** Which columns stick, in their order. */
  readonly pins: ReadonlyArray<number>
  readonly sort: Sort | null
  readonly onSortToggle: (key: string) => void
  /** Null where rows cannot be selected. */
  readonly all: TableSelection["all"] | null
  readonly count: number
  readonly onToggleAll: () => void
  readonly hasActions: boolean
  readonly activeColumn: number
  /** Null where widths are fixed. */
  readonly handle: HandleEvents | null
}

interface SelectAllProps {
  readonly all: TableSelection["all"]
  readonly count: number
  readonly tabIndex: 0 | -1
  readonly onToggleAll: () => void
}

function SelectAll({ all, count, tabIndex, onToggleAll }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After every render: a click clears the mark by itself.
    if (box.current !== null) box.current.indeterminate = all === "some"
  })
  return (
    <div className="cc-select-all">
      <input
        ref={box}
        type="checkbox"
        className="cc-checkbox"
        aria-label={tableMessages.selectAll}
        checked={all === "all"}
        tabIndex={tabIndex}
        onChange={onToggleAll}
      />
      <span className="cc-count" data-testid="selected-count">
        {countText(count)}
        <span className="cc-unseen"> {tableMessages.selectedWord}</span>
      </span>
    </div>
  )
}

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>
  readonly ariaColumn: number
  readonly pin: number | null
  readonly width: number
  readonly direction: Sort["direction"] | null
  readonly tabIndex: 0 | -1
  readonly onSortToggle: (key: string) => void
  readonly handle: HandleEvents | null
}

function HeadCellOf<Row>(props: HeadCellProps<Row>) {
  const { column, ariaColumn, pin, width, direction, tabIndex, onSortToggle, handle } = props
  const { key, label } = column
  const Mark = direction === null ? ChevronsUpDown : direction === "ascending" ? ArrowUp : ArrowDown
  const isSortable = column.isSortable !== false
  return (
    <th
      scope="col"
      // The handle's name is no part of the column's.
      aria-label={handle === null ? undefined : label}
      aria-colindex={ariaColumn}
      aria-sort={isSortable ? (direction ?? "none") : undefined}
      className={columnClass(column, pin)}
      style={pinStyle(pin)}
      tabIndex={isSortable ? undefined : tabIndex}
    >
      {isSortable ? (
        <button
          type="button"
          className="cc-sort"
          data-sorted={direction === null ? undefined : true}
          tabIndex={tabIndex}
          aria-keyshortcuts={handle === null ? undefined : "F2"}
          onClick={() => onSortToggle(key)}
        >
          <span>{label}</span>
          <Mark size={14} aria-hidden />
        </button>
      ) : (
        label
      )}
      {handle !== null && <ColumnHandle columnKey={key} label={label} width={width} {...handle} />}
    </th>
  )
}

const HeadCell: <Row>(props: HeadCellProps<Row>) => ReactNode = memo(HeadCellOf)

function Head<Row>(props: TableHeadProps<Row>) {
  const { columns, widths, pins, sort, all, hasActions, activeColumn } = props
  const actionAt = all === null ? 0 : 1
  const firstData = actionAt + (hasActions ? 1 : 0)
  const tab = (column: number): 0 | -1 => (column === activeColumn ? 0 : -1)
  return (
    <thead>
      <tr data-r={-1} aria-rowindex={1}>
        {all !== null && (
          <th scope="col" className="cc-pin cc-pin-select" aria-colindex={1}>
            <SelectAll all={all} count={props.count} tabIndex={tab(0)} onToggleAll={props.onToggleAll} />
          </th>
        )}
        {hasActions && (
          <th scope="col" className="cc-pin cc-pin-action" aria-colindex={actionAt + 1} tabIndex={tab(actionAt)}>
            {controlMessages.action}
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.key}
            column={column}
            ariaColumn={firstData + at + 1}
            pin={pins.includes(at) ? pins.indexOf(at) : null}
            width={widths[at] ?? 0}
            direction={sort?.key === column.key ? sort.direction : null}
            tabIndex={tab(firstData + at)}
            onSortToggle={props.onSortToggle}
            handle={props.handle}
          />
        ))}
      </tr>
    </thead>
  )
}

/** Memoised by hand: a keystroke changes rows, hardly ever the head. */
export const TableHead: <Row>(props: TableHeadProps<Row>) => ReactNode = memo(Head)
