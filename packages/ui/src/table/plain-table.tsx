import type { ReactNode } from "react"
import { Gradually } from "../chart/gradually.tsx"
import { scrollStop } from "../layout/scroll-stop.tsx"

export interface PlainColumn<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers below numbers: they end at the right. */
  readonly isNumber?: true
}

export interface PlainTableProps<Row> {
  readonly label: string
  readonly columns: ReadonlyArray<PlainColumn<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly rowId: (row: Row) => number | string
  readonly emptyText: string
  readonly isLoading?: boolean
  /** Where there may be very many rows, which then scroll by themselves: as many as are drawn in one frame. */
  readonly rowsInFrame?: number
}

/** A short table without selection, sorting or pages. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rows, rowId, emptyText, isLoading = false, rowsInFrame } = props
  return (
    <div ref={scrollStop} className="cc-plain-scroll" data-is-long={rowsInFrame === undefined ? undefined : ""}>
      <table className="cc-plain" aria-label={label} aria-busy={isLoading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.isNumber && "cc-end"}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading &&
            Array.from({ length: 5 }, (_, row) => (
              <tr key={row} aria-hidden>
                {columns.map(({ key }) => (
                  <td key={key}>
                    <span className="cc-bone">{"\u00a0"}</span>
                  </td>
                ))}
              </tr>
            ))}
          {!isLoading && rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="cc-plain-empty">
                {emptyText}
              </td>
            </tr>
          )}
          {!isLoading && (
            <Gradually
              items={rows}
              step={rowsInFrame ?? rows.length}
              draw={(row) => (
                <tr key={rowId(row)}>
                  {columns.map((column) => (
                    <td key={column.key} className={column.isNumber && "cc-end"}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              )}
            />
          )}
        </tbody>
      </table>
    </div>
  )
}
