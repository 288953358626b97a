import type { Sort } from "@command-center/domain/rows/list-description"
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from "react"
import { Menu } from "../layout/menu.tsx"
import type { MenuItem } from "../layout/menu-item.tsx"
import { actionWidth, columnWidths, selectWidth } from "./column-widths.tsx"
import { SkeletonRows } from "./skeleton-rows.tsx"
import type { TableColumn, TableSelection, TableStatus } from "./table-column.tsx"
import { TableHead } from "./table-head.tsx"
import { EmptyNotice, FailureNotice } from "./table-notice.tsx"
import { type RowHandlers, TableRow } from "./table-row.tsx"
import { useElementWidth } from "./use-element-width.tsx"
import { type GridView, useGridFocus } from "./use-grid-focus.tsx"
import { useVirtualRows } from "./use-virtual-rows.tsx"

export interface DataTableProps<Row> {
  readonly label: string
  readonly columns: ReadonlyArray<TableColumn<Row>>
  /** The rows of this page. */
  readonly rows: ReadonlyArray<Row>
  readonly rowId: (row: Row) => number
  readonly rowName: (row: Row) => string
  readonly status: TableStatus
  readonly sort: Sort | null
  readonly onSortToggle: (key: string) => void
  /** How many rows stand before this page's first one. */
  readonly rowsBefore?: number
  /** Rows of all pages. */
  readonly rowCount?: number
  readonly selection?: TableSelection | null
  readonly rowActions?: ((row: Row) => ReadonlyArray<MenuItem>) | null
  readonly emptyText: string
  /** There are rows, but none matches the search. */
  readonly noMatch?: { readonly onClear: () => void } | null
  readonly failure?: { readonly reason: string; readonly onRetry: () => void } | null
}

interface OpenMenu<Row> {
  readonly row: Row
  readonly anchor: HTMLElement
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  "use no memo"
  const { columns, rows, rowId, rowName, status, sort, selection = null, rowActions = null, failure = null } = props
  const rowsBefore = props.rowsBefore ?? 0
  const hasActions = rowActions !== null
  const columnCount = columns.length + (selection === null ? 0 : 1) + (hasActions ? 1 : 0)
  const scroller = useRef<HTMLDivElement>(null)
  const viewWidth = useElementWidth(scroller)
  const pinned = (selection === null ? 0 : selectWidth) + (hasActions ? actionWidth : 0)
  const widths = columnWidths(columns, viewWidth - pinned)
  const [menu, setMenu] = useState<OpenMenu<Row> | null>(null)

  const openMenu = (index: number) => {
    const row = rows[index]
    const anchor = scroller.current?.querySelector<HTMLElement>(`tr[data-r="${index}"] [data-menu]`)
    if (row !== undefined && anchor) setMenu({ row, anchor })
  }
  const toggleAt = (index: number) => {
    const row = rows[index]
    if (row !== undefined) selection?.onToggleRow(rowId(row))
  }

  const place = `${rowsBefore} ${sort?.key} ${sort?.direction}`
  const view = useRef<GridView>({ rowsPerView: 1, showRow: () => undefined })
  const rowCount = rows.length
  const grid = useGridFocus({ scroller, rowCount, columnCount, view, onSpace: toggleAt, onMenu: openMenu })
  const virtual = useVirtualRows({ scroller, count: rowCount, place, pinnedRow: grid.active.row })

  // One object for the table's life, so that rows need not render again; it calls what the last render was given.
  const toggleRow = useRef<((id: number) => void) | undefined>(undefined)
  const [handlers] = useState<RowHandlers>(() => ({
    onToggle: (event) => toggleRow.current?.(Number(event.currentTarget.value))
  }))
  useLayoutEffect(() => {
    view.current = virtual
    toggleRow.current = selection?.onToggleRow
  })

  const openMenuOf = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-menu]") : null
    const index = Number(button?.closest("tr")?.getAttribute("data-r") ?? -1)
    if (button === null || index < 0) return
    if (menu === null) openMenu(index)
    else setMenu(null)
  }

  const gridProps = {
    role: "grid",
    onKeyDown: grid.onKeyDown,
    onFocus: grid.onFocus,
    onBlur: grid.onBlur,
    onClick: openMenuOf
  } as const
  const isEmpty = rows.length === 0
  const isWaiting = status === "loading" || status === "refreshing"
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--cc-view": `${viewWidth}px`,
    "--cc-name-left": `${pinned}px`,
    "--cc-action-left": `${selection === null ? 0 : selectWidth}px`
  }
  return (
    <div className="cc-table-frame" data-status={status}>
      {isWaiting && !isEmpty && <div className="cc-progress" aria-hidden />}
      {status === "loading" && (
        <div role="status" className="cc-table-wait" data-over={isEmpty ? undefined : ""}>
          <span className="cc-spinner" aria-hidden />
          Loading
        </div>
      )}
      <div ref={scroller} className="cc-table-scroll" style={style}>
        <table
          className="cc-table"
          {...gridProps}
          aria-label={props.label}
          aria-busy={isWaiting}
          aria-rowcount={(props.rowCount ?? rows.length) + 1}
          aria-colcount={columnCount}
          aria-multiselectable={selection === null ? undefined : true}
          style={{ width: pinned + widths.reduce((sum, width) => sum + width, 0) }}
        >
          <colgroup>
            {selection !== null && <col style={{ width: selectWidth }} />}
            {hasActions && <col style={{ width: actionWidth }} />}
            {columns.map(({ key }, at) => (
              <col key={key} style={{ width: widths[at] }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            onSortToggle={props.onSortToggle}
            selection={selection}
            hasActions={hasActions}
            activeColumn={grid.active.row === -1 ? grid.active.column : -1}
          />
          <tbody>
            {isEmpty && status === "loading" && <SkeletonRows columnCount={columnCount} />}
            {isEmpty && failure !== null && status === "failed" && (
              <FailureNotice columnCount={columnCount} reason={failure.reason} onRetry={failure.onRetry} />
            )}
            {isEmpty && (status === "ready" || status === "refreshing") && (
              <EmptyNotice columnCount={columnCount} emptyText={props.emptyText} noMatch={props.noMatch ?? null} />
            )}
            {virtual.parts.map((part) => {
              if (part.type === "gap") {
                return <tr key={`gap-${part.before}`} className="cc-gap" aria-hidden style={{ height: part.height }} />
              }
              const row = rows[part.index]
              if (row === undefined) return null
              const id = rowId(row)
              return (
                <TableRow
                  key={id}
                  row={row}
                  id={id}
                  name={rowName(row)}
                  index={part.index}
                  ariaRowIndex={rowsBefore + part.index + 2}
                  columns={columns}
                  isSelected={selection === null ? null : selection.isSelected(id)}
                  hasActions={hasActions}
                  isMenuOpen={menu !== null && rowId(menu.row) === id}
                  activeColumn={part.index === grid.active.row ? grid.active.column : -1}
                  handlers={handlers}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {rowActions !== null && (
        <Menu
          items={menu === null ? [] : rowActions(menu.row)}
          anchor={menu?.anchor ?? null}
          label={menu === null ? "" : `Actions for ${rowName(menu.row)}`}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}
