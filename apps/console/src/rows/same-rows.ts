import type { RowsView } from "@command-center/domain/rows/rows-engine"

/**
 * A row crosses from the worker as a copy, anew with each view. Here each row of a load is one object for as long as
 * views show it, so that what draws it sees that nothing changed.
 */
export const makeSameRows = <Row>(idOf: (row: Row) => number) => {
  let seenLoads = 0
  let seen: ReadonlyMap<number, Row> = new Map()
  return (view: RowsView<Row>, loads: number): RowsView<Row> => {
    const known = loads === seenLoads ? seen : new Map<number, Row>()
    const rows = view.rows.map((row) => known.get(idOf(row)) ?? row)
    seen = new Map(rows.map((row) => [idOf(row), row]))
    seenLoads = loads
    return { ...view, rows }
  }
}
