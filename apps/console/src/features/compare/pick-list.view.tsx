import type { ListDescription } from "@command-center/domain/rows/list-description"
import { displaying, pageButtons } from "@command-center/domain/rows/paging"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { selectRequest, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { SearchField } from "@command-center/ui/fields/search-field"
import { DataTable } from "@command-center/ui/table/data-table"
import { nameProps } from "@command-center/ui/table/end-kept"
import { Pager } from "@command-center/ui/table/pager"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useShownClocks } from "../../app/use-shown-clocks.ts"
import type { ListRef } from "../../list/list-ref.ts"
import { selectFailureText, selectTableStatus } from "../../list/list-status.ts"
import { tableColumns } from "../../list/table-columns.tsx"

export interface PickListViewProps<Row> {
  readonly actor: ListRef<Row>
  readonly list: ListDescription<Row>
  readonly onPick: (id: number) => void
}

const nothingShown = { rows: [], shown: 0, page: 1, pageCount: 1, filtered: 0, total: 0 }

/** Rows by search, sort and page; the name of one picks it. */
export function PickListView<Row>({ actor, list, onPick }: PickListViewProps<Row>) {
  const clocks = useShownClocks()
  const [columns] = useState(() =>
    tableColumns({ list, cells: {}, links: {}, clocks }).map((column) =>
      column.isName
        ? {
            ...column,
            isWidget: true,
            cell: (row: Row, { tabIndex }: { readonly tabIndex: number }) => (
              <button
                type="button"
                className="cc-link"
                tabIndex={tabIndex}
                onClick={() => onPick(list.idOf(row))}
                {...nameProps(list.nameOf(row))}
              />
            )
          }
        : column
    )
  )
  const status = useSelector(actor, selectTableStatus<Row>)
  const failure = useSelector(actor, selectFailureText<Row>)
  const { search, sort, pageSize } = useSelector(actor, selectRequest<Row>)
  const view = useSelector(actor, selectView<Row>)
  const { rows, shown, page, pageCount, filtered, total } = (failure === null ? view : null) ?? nothingShown
  const look = (text: string) => actor.send({ type: "search.changed", search: text })
  return (
    <div className="cc-record-table">
      <SearchField label={tableMessages.search} value={search} onChange={look} />
      <DataTable
        label={list.title}
        columns={columns}
        rows={rows}
        shown={shown}
        rowId={list.idOf}
        rowName={list.nameOf}
        status={status}
        sort={sort}
        search={search}
        onSortToggle={(key) => actor.send({ type: "sort.toggled", key })}
        rowsBefore={(page - 1) * pageSize}
        rowCount={filtered}
        selection={null}
        rowActions={null}
        emptyText={list.emptyText}
        noMatch={total > 0 && search !== "" ? { onClear: () => look("") } : null}
        failure={failure === null ? null : { reason: failure, onRetry: () => actor.send({ type: "retry" }) }}
      />
      {filtered > 0 && (
        <Pager
          displaying={displaying({ page, shown, pageSize, filtered })}
          page={page}
          pageCount={pageCount}
          isEmpty={false}
          buttons={pageButtons(page, pageCount)}
          onPageChange={(next) => actor.send({ type: "page.changed", page: next })}
        />
      )}
    </div>
  )
}
