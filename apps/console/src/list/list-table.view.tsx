import { type ColumnLayout, withWidth } from "@command-center/domain/rows/columns"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { displaying, pageButtons, pageSizes } from "@command-center/domain/rows/paging"
import { refreshChoices } from "@command-center/domain/rows/refresh"
import { refreshMessages } from "@command-center/domain/rows/refresh-messages"
import { isSelected, selectedIds } from "@command-center/domain/rows/selection"
import {
  selectAllState,
  selectChanges,
  selectIsRefreshing,
  selectOffersMatching,
  selectRefreshEvery,
  selectRequest,
  selectSelectedCount,
  selectSelection,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { DataTable } from "@command-center/ui/table/data-table"
import { FooterSelectAll } from "@command-center/ui/table/footer-select-all"
import { Pager } from "@command-center/ui/table/pager"
import { SelectionBar } from "@command-center/ui/table/selection-bar"
import type { TableLayout } from "@command-center/ui/table/table-column"
import { TableToolbar, type TableToolbarProps } from "@command-center/ui/table/table-toolbar"
import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import { useConsole } from "../app/console.ts"
import { Freshness } from "./freshness.view.tsx"
import { tellIdleness } from "./idleness.ts"
import { ListDebug } from "./list-debug.view.tsx"
import type { ListRef } from "./list-ref.ts"
import { selectFailureText, selectTableStatus } from "./list-status.ts"
import { useListWait } from "./list-wait.ts"
import { type Cells, type LinkCells, laidOut, tableColumns } from "./table-columns.tsx"
import { UnreadableRows } from "./unreadable-rows.view.tsx"
import { tellVisibility } from "./visibility.ts"

export interface ListTableProps<Row> {
  readonly actor: ListRef<Row>
  readonly list: ListDescription<Row>
  /** A screen's own cells. They and the links are taken once, when the table is first shown. */
  readonly cells?: Cells<Row>
  readonly links?: LinkCells<Row>
  readonly rowActions?: (row: Row) => ReadonlyArray<MenuItem>
  /** Which columns, in which order and how; without one, all as the list describes them. */
  readonly layout?: ColumnLayout
  readonly onLayoutChange?: (layout: ColumnLayout) => void
  readonly toolbar?: Pick<
    TableToolbarProps,
    "filters" | "columns" | "views" | "info" | "keys" | "download" | "viewDownload" | "children"
  >
  /** What stands between the toolbar and the rows. */
  readonly chips?: ReactNode
  /** Where the rows stood when they were last left, and where they stand. */
  readonly scroll?: Pick<TableLayout, "scrollTop" | "onScrollTop">
  /** What can be done with the selected rows; there may be very many, so that their ids are asked for when it is done. */
  readonly bulk?: (ids: () => ReadonlyArray<number>) => ReactNode
  /** The pages have a checkbox for all, too (document 2 §2 "Device Management"). */
  readonly selectsBelow?: boolean
}

const refreshOptions = refreshChoices.map((every) => ({
  every,
  label: every === null ? refreshMessages.off : refreshMessages.every(every)
}))

/**
 * Everything between a list screen's heading and its end: toolbar, table, selection, pages. What comes and goes stands
 * below the rows, so that they stay where they are.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { actor, list, cells = {}, links = {}, rowActions = null, toolbar = {}, bulk } = props
  const { layout, onLayoutChange } = props
  const { timeZone } = useConsole()
  const [columns] = useState(() => tableColumns({ list, cells, links, timeZone }))
  // The same columns from render to render: rows whose columns are others render again.
  const shape = useMemo(() => laidOut(columns, layout ?? null), [columns, layout])
  useEffect(() => tellVisibility(actor), [actor])
  useEffect(() => tellIdleness(actor), [actor])

  const status = useSelector(actor, selectTableStatus<Row>)
  const failure = useSelector(actor, selectFailureText<Row>)
  const request = useSelector(actor, selectRequest<Row>)
  const view = useSelector(actor, selectView<Row>)
  const selection = useSelector(actor, selectSelection<Row>)
  const count = useSelector(actor, selectSelectedCount<Row>)
  const all = useSelector(actor, selectAllState<Row>)
  const changes = useSelector(actor, selectChanges<Row>)
  const refreshEvery = useSelector(actor, selectRefreshEvery<Row>)
  const isRefreshing = useSelector(actor, selectIsRefreshing<Row>)
  const wait = useListWait(actor)
  const offersMatching = useSelector(actor, selectOffersMatching<Row>)

  const search = (text: string) => actor.send({ type: "search.changed", search: text })
  const isShown = view !== null && failure === null
  const rows = isShown ? view.rows : []
  const filtered = isShown ? view.filtered : 0
  const page = isShown ? view.page : 1
  const { pageSize } = request
  return (
    <>
      <TableToolbar
        search={{ value: request.search, onChange: search }}
        pageSize={{
          value: pageSize,
          options: pageSizes,
          onChange: (size) => actor.send({ type: "pageSize.changed", pageSize: size })
        }}
        refresh={{
          label: refreshMessages.refresh,
          every: refreshEvery,
          options: refreshOptions,
          onChoose: (every) => actor.send({ type: "refresh.chosen", every }),
          now: {
            label: refreshMessages.now,
            isBusy: isRefreshing,
            onRefresh: () => actor.send({ type: "refresh.asked" })
          }
        }}
        {...toolbar}
      />
      {props.chips}
      <UnreadableRows actor={actor} />
      <DataTable
        label={list.title}
        {...props.scroll}
        {...shape}
        {...(layout === undefined || onLayoutChange === undefined
          ? {}
          : { onResize: (key, width) => onLayoutChange(withWidth(layout, key, width)) })}
        rows={rows}
        shown={isShown ? view.shown : 0}
        rowId={list.idOf}
        rowName={list.nameOf}
        status={status}
        sort={request.sort}
        search={request.search}
        onSortToggle={(key) => actor.send({ type: "sort.toggled", key })}
        rowsBefore={(page - 1) * pageSize}
        rowCount={filtered}
        selection={
          list.selectAll === "none"
            ? null
            : {
                isSelected: (id) => isSelected(selection, id),
                count,
                all,
                onToggleRow: (id) => actor.send({ type: "row.toggled", id }),
                onToggleAll: () => actor.send({ type: "selectAll.toggled" }),
                onRange: (id) => actor.send({ type: "row.ranged", id }),
                onSelectMatching: () => actor.send({ type: "matching.selected" })
              }
        }
        changes={changes}
        rowActions={rowActions}
        wait={wait}
        emptyText={list.emptyText}
        noMatch={isShown && view.total > 0 && request.search !== "" ? { onClear: () => search("") } : null}
        failure={failure === null ? null : { reason: failure, onRetry: () => actor.send({ type: "retry" }) }}
      />
      {list.selectAll !== "none" && count > 0 && (
        <SelectionBar
          count={count}
          matching={filtered}
          onClear={() => actor.send({ type: "selection.cleared" })}
          {...(offersMatching ? { onSelectMatching: () => actor.send({ type: "matching.selected" }) } : {})}
        >
          {bulk?.(() => selectedIds(selection))}
        </SelectionBar>
      )}
      <Pager
        displaying={isShown ? displaying({ page, shown: view.shown, pageSize, filtered }) : ""}
        page={page}
        pageCount={isShown ? view.pageCount : 1}
        buttons={pageButtons(page, isShown ? view.pageCount : 1)}
        onPageChange={(next) => actor.send({ type: "page.changed", page: next })}
      >
        {props.selectsBelow === true && (
          <FooterSelectAll
            all={all}
            count={count}
            isDisabled={rows.length === 0}
            onToggleAll={() => actor.send({ type: "selectAll.toggled" })}
          />
        )}
        {isShown && <Freshness actor={actor} />}
      </Pager>
      <ListDebug actor={actor} list={list} />
    </>
  )
}
