import type { Sort } from "@command-center/domain/rows/list-description"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { useEffect, useRef } from "react"
import type { TableColumn, TableSelection } from "./table-column.tsx"

export interface TableHeadProps<Row> {
  readonly columns: ReadonlyArray<TableColumn<Row>>
  readonly sort: Sort | null
  readonly onSortToggle: (key: string) => void
  readonly selection: TableSelection | null
  readonly hasActions: boolean
  readonly activeColumn: number
}

const number = new Intl.NumberFormat("en-US")

function SelectAll({ selection, tabIndex }: { readonly selection: TableSelection; readonly tabIndex: 0 | -1 }) {
  const box = useRef<HTMLInputElement>(null)
  const { all, count } = selection
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
        aria-label="Select all"
        checked={all === "all"}
        tabIndex={tabIndex}
        onChange={selection.onToggleAll}
      />
      <span className="cc-count" data-testid="selected-count">
        {number.format(count)}
        <span className="cc-unseen"> selected</span>
      </span>
    </div>
  )
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSortToggle, selection, hasActions, activeColumn } = props
  const actionAt = selection === null ? 0 : 1
  const firstData = actionAt + (hasActions ? 1 : 0)
  const tab = (column: number): 0 | -1 => (column === activeColumn ? 0 : -1)
  return (
    <thead>
      <tr data-r={-1} aria-rowindex={1}>
        {selection !== null && (
          <th scope="col" className="cc-pin cc-pin-select">
            <SelectAll selection={selection} tabIndex={tab(0)} />
          </th>
        )}
        {hasActions && (
          <th scope="col" className="cc-pin cc-pin-action" tabIndex={tab(actionAt)}>
            Action
          </th>
        )}
        {columns.map((column, at) => {
          const tabIndex = tab(firstData + at)
          const isSorted = sort?.key === column.key
          const Mark = isSorted ? (sort.direction === "ascending" ? ArrowUp : ArrowDown) : ChevronsUpDown
          const className = column.isName ? "cc-pin cc-pin-name" : column.align === "end" ? "cc-end" : undefined
          if (column.isSortable === false) {
            return (
              <th key={column.key} scope="col" className={className} tabIndex={tabIndex}>
                {column.label}
              </th>
            )
          }
          return (
            <th key={column.key} scope="col" className={className} aria-sort={isSorted ? sort.direction : "none"}>
              <button
                type="button"
                className="cc-sort"
                data-sorted={isSorted || undefined}
                tabIndex={tabIndex}
                onClick={() => onSortToggle(column.key)}
              >
                <span>{column.label}</span>
                <Mark size={14} aria-hidden />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
