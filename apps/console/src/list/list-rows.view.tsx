import { type ColumnLayout, withWidth } from "@command-center/domain/rows/columns"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { phoneRow } from "@command-center/domain/rows/phone-row"
import { isSelected } from "@command-center/domain/rows/selection"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import * as select from "@command-center/machines/list-screen/list-screen.selectors"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { ShownAccountContext } from "@command-center/ui/layout/shown-account"
import { useIsPhone } from "@command-center/ui/layout/use-media-query"
import { DataTable } from "@command-center/ui/table/data-table"
import { phoneColumns } from "@command-center/ui/table/phone-columns"
import type { TableLayout } from "@command-center/ui/table/table-column"
import { useSelector } from "@xstate/react"
import { use, useMemo, useState } from "react"
import { useActorState } from "../app/use-actor-state.ts"
import { useShownClocks } from "../app/use-shown-clocks.ts"
import { FirstStepLink } from "./first-step.view.tsx"
import type { ListRef } from "./list-ref.ts"
import { selectEmptiness, selectFailureText, selectShownView, selectTableStatus } from "./list-status.ts"
import { useListWait } from "./list-wait.ts"
import { type Cells, type LinkCells, laidOut, type RowMarks, tableColumns } from "./table-columns.tsx"

export interface ListRowsProps<Row> {
  readonly actor: ListRef<Row>
  readonly list: ListDescription<Row>
  /** A screen's own cells. They and the links are taken once, when the table is first shown. */
  readonly cells: Cells<Row>
  readonly links: LinkCells<Row>
  /** What stands behind the names of rows; other marks draw all rows anew. */
  readonly marks: RowMarks | undefined
  readonly rowActions: ((row: Row) => ReadonlyArray<MenuItem>) | null
  /** Which columns, in which order and how. */
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
  /** Where the rows stood when they were last left, and where they stand. */
  readonly scroll: Pick<TableLayout, "scrollTop" | "onScrollTop">
}

const useSelection = <Row,>(actor: ListRef<Row>) => {
  const { selection, count, all, send } = useActorState(actor, (snapshot) => ({
    selection: select.selectSelection(snapshot),
    count: select.selectSelectedCount(snapshot),
    all: select.selectAllState(snapshot)
  }))
  return {
    isSelected: (id: number) => isSelected(selection, id),
    count,
    all,
    onToggleRow: (id: number) => send({ type: "row.toggled", id }),
    onToggleAll: () => send({ type: "selectAll.toggled" }),
    onRange: (id: number) => send({ type: "row.ranged", id }),
    onSelectMatching: () => send({ type: "matching.selected" })
  }
}

const useListRows = <Row,>(actor: ListRowsProps<Row>["actor"]) =>
  useActorState(actor, (snapshot) => ({
    status: selectTableStatus(snapshot),
    failure: selectFailureText(snapshot),
    search: select.selectSearch(snapshot),
    sort: select.selectSort(snapshot),
    pageSize: select.selectPageSize(snapshot),
    view: selectShownView(snapshot),
    changes: select.selectChanges(snapshot),
    emptiness: selectEmptiness(snapshot)
  }))

/** The rows of a list, as far as they are in view. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { actor, list, cells, links, marks, layout, onLayoutChange } = props
  const clocks = useShownClocks()
  const [own] = useState({ cells, links })
  const columns = useMemo(() => tableColumns({ list, ...own, clocks, marks }), [list, own, clocks, marks])
  // The same columns from render to render: rows whose columns are others render again.
  const isPhone = useIsPhone()
  const account = use(ShownAccountContext)
  const shape = useMemo(() => {
    const laid = laidOut(columns, layout)
    return isPhone ? { ...laid, columns: phoneColumns(laid.columns, phoneRow(list, layout)), isPhone } : laid
  }, [columns, list, layout, isPhone])
  const { status, failure, search, sort, pageSize, view, changes, emptiness, send } = useListRows(actor)
  const selection = useSelection(actor)
  const wait = useListWait(actor)
  const businessEntityId = useSelector(actor, ({ context }) => context.businessEntityId)
  const clear = () => send({ type: "search.changed", search: "" })
  return (
    <DataTable
      label={list.title}
      {...props.scroll}
      {...shape}
      onResize={(key, width) => onLayoutChange(withWidth(layout, key, width))}
      rows={view?.rows ?? []}
      shown={view?.shown ?? 0}
      rowId={list.idOf}
      rowName={list.nameOf}
      status={status}
      sort={sort}
      search={search}
      onSortToggle={(key) => send({ type: "sort.toggled", key })}
      rowsBefore={((view?.page ?? 1) - 1) * pageSize}
      rowCount={view?.filtered ?? 0}
      selection={list.selectAll === "none" ? null : selection}
      changes={changes}
      rowActions={props.rowActions}
      wait={wait}
      emptyText={emptiness === "unread" && view?.total === 0 ? tableMessages.noneRead : list.emptyText}
      empty={
        emptiness === "unread"
          ? null
          : {
              account,
              isFiltered: emptiness === "filtered",
              firstStep: list.firstStep,
              firstStepLink: <FirstStepLink list={list.id} businessEntityId={businessEntityId} />
            }
      }
      noMatch={view !== null && view.total > 0 && search !== "" ? { onClear: clear } : null}
      failure={failure === null ? null : { reason: failure, onRetry: () => send({ type: "retry" }) }}
    />
  )
}
