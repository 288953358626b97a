import type { ListDescription } from "@command-center/domain/rows/list-description"
import { displaying, pageButtons } from "@command-center/domain/rows/paging"
import { isSelected, selectedIds } from "@command-center/domain/rows/selection"
import {
  selectAllState,
  selectChanges,
  selectRequest,
  selectSelectedCount,
  selectSelection,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { DataTable } from "@command-center/ui/table/data-table"
import { Pager } from "@command-center/ui/table/pager"
import { SelectionBar } from "@command-center/ui/table/selection-bar"
import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect, useMemo, useState } from "react"
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
  /** What can be done with the selected rows. */
  readonly bulk?: (ids: () => ReadonlyArray<number>) => ReactNode
}

const nothingShown = { rows: [], page: 1, pageCount: 1, filtered: 0 }

/** A list that belongs to a record: its rows, sorted by a click, and pages where there is more than one. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { actor, list, cells = {}, rowActions = null, bulk } = props
  const clocks = useShownClocks()
  const [own] = useState({ cells, links: {} })
  const columns = useMemo(() => tableColumns({ list, ...own, clocks }), [list, own, clocks])
  useEffect(() => tellVisibility(actor), [actor])
  useEffect(() => tellIdleness(actor), [actor])

  const status = useSelector(actor, selectTableStatus<Row>)
  const failure = useSelector(actor, selectFailureText<Row>)
  const { sort, pageSize } = useSelector(actor, selectRequest<Row>)
  const view = useSelector(actor, selectView<Row>)
  const selection = useSelector(actor, selectSelection<Row>)
  const count = useSelector(actor, selectSelectedCount<Row>)
  const all = useSelector(actor, selectAllState<Row>)
  const changes = useSelector(actor, selectChanges<Row>)
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
        onSortToggle={(key) => actor.send({ type: "sort.toggled", key })}
        rowsBefore={(page - 1) * pageSize}
        rowCount={filtered}
        selection={
          bulk === undefined
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
        failure={failure === null ? null : { reason: failure, onRetry: () => actor.send({ type: "retry" }) }}
      />
      {bulk !== undefined && count > 0 && (
        <SelectionBar count={count} matching={filtered} onClear={() => actor.send({ type: "selection.cleared" })}>
          {bulk(() => selectedIds(selection))}
        </SelectionBar>
      )}
      {filtered > 0 && (
        <Pager
          displaying={displaying({ page, shown: shown?.shown ?? 0, pageSize, filtered })}
          page={page}
          pageCount={pageCount}
          buttons={pageButtons(page, pageCount)}
          onPageChange={(next) => actor.send({ type: "page.changed", page: next })}
        >
          <Freshness actor={actor} />
        </Pager>
      )}
      <ListDebug actor={actor} list={list} />
    </div>
  )
}
