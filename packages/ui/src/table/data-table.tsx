import { tableMessages } from "@command-center/domain/rows/table-messages"
import "../theme/css/chip.css"
import "../theme/css/arrange.css"
import type { Sort } from "@command-center/domain/rows/list-description"
import { type CSSProperties, useMemo, useRef } from "react"
import { LongWait, type LongWaitProps } from "../feedback/long-wait.tsx"
import { Menu } from "../layout/menu.tsx"
import type { MenuItem } from "../layout/menu-item.tsx"
import { layOutColumns, pinnedColumns } from "./column-layout.tsx"
import { leadWidths } from "./column-widths.tsx"
import type { TableColumn, TableLayout, TableSelection, TableStatus } from "./table-column.tsx"
import { TableHead } from "./table-head.tsx"
import { EmptyAccount, type EmptyAccountProps, EmptyNotice, FailureNotice } from "./table-notice.tsx"
import { TableRows } from "./table-rows.tsx"
import { useGridFocus } from "./use-grid-focus.tsx"
import { useGridKeys } from "./use-grid-keys.tsx"
import { useLongPress } from "./use-long-press.tsx"
import { useRowMenu } from "./use-row-menu.tsx"
import { useTableHandlers } from "./use-table-handlers.tsx"
import { useTableWindow } from "./use-table-window.tsx"

export interface DataTableProps<Row> extends TableLayout {
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
  /** What is said of an empty table below its words; null where rows may be missing for another reason. */
  readonly empty?: EmptyAccountProps | null
  readonly failure?: { readonly reason: string; readonly onRetry: () => void } | null
  /** What is awaited, and a way not to wait for it. */
  readonly wait?: LongWaitProps | null
}

const noWidths: Readonly<Record<string, number>> = {}
const noChanges: ReadonlyMap<number, ReadonlySet<string>> = new Map()

export function DataTable<Row>(props: DataTableProps<Row>) {
  "use no memo"
  const { columns, rows, rowId, rowName, status, sort, selection = null, rowActions = null, failure = null } = props
  const {
    widths: chosen = noWidths,
    pinned,
    onResize,
    changes = noChanges,
    density = "comfortable",
    isPhone = false
  } = props
  const rowsBefore = props.rowsBefore ?? 0
  const rowCount = Math.max(rows.length, props.shown ?? 0)
  const hasSelect = selection !== null
  const hasActions = rowActions !== null
  const firstData = (hasSelect ? 1 : 0) + (hasActions ? 1 : 0)
  const columnCount = columns.length + firstData
  const { select: selectWidth, action: actionWidth } = leadWidths
  const lead = (hasSelect ? selectWidth : 0) + (hasActions ? actionWidth : 0)

  const scroller = useRef<HTMLDivElement>(null)
  const { handlers, preview } = useTableHandlers({ selection, onSortToggle: props.onSortToggle, onResize })
  const chosenWidths = useMemo(
    () => (preview === null ? chosen : { ...chosen, [preview.key]: preview.width }),
    [chosen, preview]
  )
  const pins = useMemo(() => pinnedColumns(columns, pinned), [columns, pinned])
  const window = useTableWindow({
    scroller,
    columns,
    chosenWidths,
    pins,
    lead,
    rowCount,
    density,
    isPhone,
    place: `${rowsBefore} ${sort?.key} ${sort?.direction} ${props.search}`,
    start: props.scrollTop ?? 0,
    onRest: (top) => props.onScrollTop?.(top)
  })
  const { first, end } = window.columns
  const plan = useMemo(() => layOutColumns(columns, pins, { first, end }), [columns, pins, first, end])

  const idAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : rowId(row)
  }
  const withId = (act: ((id: number) => void) | undefined) => (index: number) => {
    const id = idAt(index)
    if (id !== undefined) act?.(id)
  }
  const indexOf = (id: number) => rows.findIndex((row) => rowId(row) === id)
  const grid = useGridFocus({ scroller, rowCount, columnCount, idAt, indexOf })
  const activeColumn = grid.active.column - firstData
  const activePlan = useMemo(
    () => layOutColumns(columns, pins, { first, end }, activeColumn),
    [columns, pins, first, end, activeColumn]
  )
  const { menu, openAt, onClick, close } = useRowMenu({ scroller, rows, rowId })
  const onKeyDown = useGridKeys({
    scroller,
    size: { rows: rowCount, columns: columnCount, page: window.rowsPerView },
    showRow: window.showRow,
    moveTo: grid.moveTo,
    onToggle: withId(selection?.onToggleRow),
    onRange: selection?.onRange === undefined ? null : withId(selection.onRange),
    onSelectMatching: selection?.onSelectMatching ?? null,
    onMenu: openAt
  })

  const longPress = useLongPress(isPhone && hasSelect, withId(selection?.onToggleRow))
  const gridProps = { role: "grid", onKeyDown, onFocus: grid.onFocus, onBlur: grid.onBlur, onClick } as const
  const isEmpty = rowCount === 0
  const isWaiting = status === "loading" || status === "refreshing"
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--cc-view": `${window.viewWidth}px`,
    "--cc-action-left": `${hasSelect ? selectWidth : 0}px`,
    "--cc-lead": `${lead}px`,
    "--cc-pinned": `${window.pinnedWidth}px`,
    ...window.pinLefts
  }
  return (
    <div className="cc-table-frame" data-density={density} data-phone={isPhone || undefined}>
      {isWaiting && !isEmpty && <div className="cc-progress" aria-hidden />}
      {status === "loading" && (
        <div role="status" className="cc-table-wait">
          {props.wait ? (
            <LongWait {...props.wait} />
          ) : (
            <>
              <span className="cc-spinner" aria-hidden />
              {tableMessages.loading}
            </>
          )}
        </div>
      )}
      <div ref={scroller} className="cc-table-scroll" style={style}>
        <table
          className="cc-table"
          {...gridProps}
          {...longPress}
          aria-label={props.label}
          aria-busy={isWaiting}
          aria-rowcount={(props.rowCount ?? rowCount) + 1}
          aria-colcount={columnCount}
          aria-multiselectable={hasSelect ? true : undefined}
          style={isPhone ? undefined : { width: window.widths.reduce((sum, width) => sum + width, lead) }}
        >
          <colgroup>
            {hasSelect && <col style={{ width: selectWidth }} />}
            {hasActions && <col style={{ width: actionWidth }} />}
            {columns.map(({ key }, at) => (
              <col key={key} style={{ width: window.widths[at] }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            widths={window.widths}
            pins={pins}
            sort={sort}
            onSortToggle={handlers.onSortToggle}
            all={selection?.all ?? null}
            count={selection?.count ?? 0}
            onToggleAll={handlers.onToggleAll}
            hasActions={hasActions}
            activeColumn={grid.active.row === -1 ? grid.active.column : -1}
            handle={onResize === undefined || isPhone ? null : handlers.handle}
          />
          <tbody>
            {isEmpty && failure !== null && status === "failed" && (
              <FailureNotice columnCount={columnCount} reason={failure.reason} onRetry={failure.onRetry} />
            )}
            {isEmpty && (status === "ready" || status === "refreshing") && (
              <EmptyNotice columnCount={columnCount} emptyText={props.emptyText} noMatch={props.noMatch ?? null} />
            )}
            <TableRows
              rows={rows}
              rowCount={rowCount}
              rowId={rowId}
              rowName={rowName}
              rowsBefore={rowsBefore}
              span={window.rows}
              inView={window.inView}
              rowHeight={window.rowHeight}
              plan={plan}
              activePlan={activePlan}
              active={grid.active}
              isSelected={selection?.isSelected ?? null}
              hasActions={hasActions}
              menuId={menu === null ? null : rowId(menu.row)}
              changes={changes}
              handlers={handlers.row}
            />
          </tbody>
        </table>
      </div>
      {isEmpty && status === "ready" && !props.noMatch && props.empty && <EmptyAccount {...props.empty} />}
      {rowActions !== null && (
        <Menu
          items={menu === null ? [] : rowActions(menu.row)}
          anchor={menu?.anchor ?? null}
          label={menu === null ? "" : tableMessages.actionsFor(rowName(menu.row))}
          onClose={close}
        />
      )}
    </div>
  )
}
