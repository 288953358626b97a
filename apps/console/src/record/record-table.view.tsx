import type { ListDescription } from "@command-center/domain/rows/list-description"
import { displaying, pageButtons } from "@command-center/domain/rows/paging"
import { isSelected, selectedIds } from "@command-center/domain/rows/selection"
import * as select from "@command-center/machines/list-screen/list-screen.selectors"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { DataTable } from "@command-center/ui/table/data-table"
import { Pager } from "@command-center/ui/table/pager"
import { SelectionBar } from "@command-center/ui/table/selection-bar"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import { useActorState } from "../app/use-actor-state.ts"
import { useShownClocks } from "../app/use-shown-clocks.ts"
import { Freshness } from "../list/freshness.view.tsx"
import { tellIdleness } from "../list/idleness.ts"
import { ListDebug } from "../list/list-debug.view.tsx"
import type { ListRef } from "../list/list-ref.ts"
import { selectFailureText, selectTableStatus } from "../list/list-status.ts"
import { useListWait } from "../list/list-wait.ts"
import { type Cells, tableColumns } from "../list/table-columns.tsx"
import { tellVisibility } from "../list/visibility.ts"

export interface RecordTableProps<Row> {
  readonly actor: ListRef<Row>
  readonly list: ListDescription<Row>
  readonly cells?: Cells<Row>
  readonly rowActions?: (row: Row) => ReadonlyArray<MenuItem>
  /** Reads again by hand, where more than the rows is read; left out, they alone are. */
  readonly onRetry?: () => void
  /** What can be done with the selected rows. */
  readonly bulk?: (ids: () => ReadonlyArray<number>) => ReactNode
}

const nothingShown = { rows: [], page: 1, pageCount: 1, filtered: 0 }

const useRecordTable = <Row,>(actor: RecordTableProps<Row>["actor"]) =>
  useActorState(actor, (snapshot) => ({
    status: selectTableStatus(snapshot),
    failure: selectFailureText(snapshot),
    sort: select.selectRequest(snapshot).sort,
    pageSize: select.selectRequest(snapshot).pageSize,
    view: select.selectView(snapshot),
    selection: select.selectSelection(snapshot),
    count: select.selectSelectedCount(snapshot),
    all: select.selectAllState(snapshot),
    changes: select.selectChanges(snapshot)
  }))

/** A list that belongs to a record: its rows, sorted by a click, and pages where there is more than one. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { actor, list, cells = {}, rowActions = null, bulk, onRetry = () => actor.send({ type: "retry" }) } = props
  const clocks = useShownClocks()
  const [own] = useState({ cells, links: {} })
  const columns = useMemo(() => tableColumns({ list, ...own, clocks }), [list, own, clocks])
  useEffect(() => tellVisibility(actor), [actor])
  useEffect(() => tellIdleness(actor), [actor])

  const { status, failure, sort, pageSize, view, selection, count, all, changes, send } = useRecordTable(actor)
  const wait = useListWait(actor)

  const shown = failure === null ? view : null
  const { rows, page, pageCount, filtered } = shown ?? nothingShown
  return (
    <div className="cc-record-table">
      <DataTable
        label={list.title}
        columns={columns}
        rows={rows}
        rowId={list.idOf}
        rowName={list.nameOf}
        status={status}
        sort={sort}
        onSortToggle={(key) => send({ type: "sort.toggled", key })}
        rowsBefore={(page - 1) * pageSize}
        rowCount={filtered}
        selection={
          bulk === undefined
            ? null
            : {
                isSelected: (id) => isSelected(selection, id),
                count,
                all,
                onToggleRow: (id) => send({ type: "row.toggled", id }),
                onToggleAll: () => send({ type: "selectAll.toggled" }),
                onRange: (id) => send({ type: "row.ranged", id }),
                onSelectMatching: () => send({ type: "matching.selected" })
              }
        }
        changes={changes}
        rowActions={rowActions}
        wait={wait}
        emptyText={list.emptyText}
        failure={failure === null ? null : { reason: failure, onRetry }}
      />
      {bulk !== undefined && count > 0 && (
        <SelectionBar count={count} matching={filtered} onClear={() => send({ type: "selection.cleared" })}>
          {bulk(() => selectedIds(selection))}
        </SelectionBar>
      )}
      {filtered > 0 && (
        <Pager
          displaying={displaying({ page, shown: shown?.shown ?? 0, pageSize, filtered })}
          page={page}
          pageCount={pageCount}
          isEmpty={false}
          buttons={pageButtons(page, pageCount)}
          onPageChange={(next) => send({ type: "page.changed", page: next })}
        >
          <Freshness actor={actor} onRetry={onRetry} />
        </Pager>
      )}
      <ListDebug actor={actor} list={list} />
    </div>
  )
}
