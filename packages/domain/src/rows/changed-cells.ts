import type { Column } from "./list-description.ts"

/** Row id → the keys of the columns that show something else than before. */
export type ChangedCells = ReadonlyMap<number, ReadonlySet<string>>

export const nothingChanged: ChangedCells = new Map()

export interface ShownRows<Row> {
  readonly columns: ReadonlyArray<Pick<Column<Row>, "key">>
  readonly idOf: (row: Row) => number
  readonly before: ReadonlyArray<Row>
  readonly after: ReadonlyArray<Row>
}

/** A cell may show an object, which each answer makes anew. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other))

/** What changed in the rows that are shown before and after; a row that came or went has changed nothing. */
export const changedCells = <Row>({ columns, idOf, before, after }: ShownRows<Row>): ChangedCells => {
  const old = new Map(before.map((row) => [idOf(row), row]))
  const changes = new Map<number, ReadonlySet<string>>()
  for (const row of after) {
    const was = old.get(idOf(row))
    if (was === undefined || was === null) continue
    const keys = columns.flatMap(({ key }) => (isSame(was[key], row[key]) ? [] : [key]))
    if (keys.length > 0) changes.set(idOf(row), new Set(keys))
  }
  return changes.size === 0 ? nothingChanged : changes
}
