import { useState } from "react"
import { partsOf, type Span } from "../layout/spans.tsx"
import { shortName } from "./cell-text.tsx"
import type { ColumnLayout } from "./column-layout.tsx"
import type { CellAt } from "./grid-keys.tsx"
import { BoneRow } from "./skeleton-rows.tsx"
import { type RowHandlers, TableRow } from "./table-row.tsx"
import { usePainted } from "./use-painted.tsx"

export interface TableRowsProps<Row> {
  readonly rows: ReadonlyArray<Row>
  /** Also those that are still on their way. */
  readonly rowCount: number
  readonly rowId: (row: Row) => number
  readonly rowName: (row: Row) => string
  readonly rowsBefore: number
  readonly span: Span
  /** Those of the span that a person sees. */
  readonly inView: Span
  readonly rowHeight: number
  readonly plan: ColumnLayout<Row>
  /** The plan of the row with the tab stop, which has the active column wherever the table is scrolled to. */
  readonly activePlan: ColumnLayout<Row>
  readonly active: CellAt
  readonly isSelected: ((id: number) => boolean) | null
  readonly hasActions: boolean
  /** The row whose menu is open. */
  readonly menuId: number | null
  readonly changes: ReadonlyMap<number, ReadonlySet<string>>
  readonly handlers: RowHandlers
}

/**
 * The rows in view and empty ones that stand for the rest. A row's elements belong to its place and not to its record:
 * another page, order or search then only changes texts. Rows beyond what is seen change theirs in the frame after it: to
 * shape new words is most of the work of a change.
 */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowCount, rowsBefore, inView, plan, active, isSelected, hasActions, menuId, changes } = props
  const painted = usePainted(rows)
  const [marked, setMarked] = useState({ changes, mark: false })
  if (marked.changes !== changes) setMarked({ changes, mark: !marked.mark })

  const bones = { hasSelect: isSelected !== null, hasActions }
  return partsOf(rowCount, props.span, [active.row]).map((part) => {
    if (part.type === "gap") {
      const { first, end } = part.span
      const height = (end - first) * props.rowHeight
      return <tr key={first === 0 ? "above" : `to ${end}`} className="cc-gap" aria-hidden style={{ height }} />
    }
    const { at } = part
    const isActive = at === active.row
    const isSeen = isActive || (at >= inView.first && at < inView.end)
    const row = (isSeen ? undefined : painted[at]) ?? rows[at]
    const ariaRowIndex = rowsBefore + at + 2
    const ownPlan = isActive ? props.activePlan : plan
    if (row === undefined) {
      return <BoneRow key={`bones ${at}`} index={at} ariaRowIndex={ariaRowIndex} plan={ownPlan} {...bones} />
    }
    const id = props.rowId(row)
    const changed = changes.get(id)
    return (
      <TableRow
        key={at}
        row={row}
        id={id}
        name={shortName(props.rowName(row))}
        index={at}
        ariaRowIndex={ariaRowIndex}
        plan={ownPlan}
        isSelected={isSelected === null ? null : isSelected(id)}
        hasActions={hasActions}
        isMenuOpen={menuId === id}
        activeColumn={isActive ? active.column : -1}
        changed={changed}
        mark={changed !== undefined && marked.mark ? "odd" : "even"}
        handlers={props.handlers}
      />
    )
  })
}
