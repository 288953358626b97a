import { type HeldColumn, makeHeldColumn } from "./held-column.ts"
import type { TextColumn } from "./text-column.ts"
import { makeNumberColumn } from "./value-columns.ts"

/** Rows held column by column: only those asked for become objects again. */
export interface RowStore<Row> {
  /** All rows have the fields of the first one. */
  readonly add: (row: Row) => void
  readonly count: () => number
  /** The rows at these positions; there are no others. */
  readonly rowsAt: (positions: Uint32Array) => ReadonlyArray<Row>
  readonly idAt: (position: number) => number
  /** Where the rows of these ids are, in the order of the ids; those that are not there are left out. */
  readonly positionsOf: (ids: ReadonlyArray<number>) => Uint32Array
  /** The values of a field; null where rows have no such field. */
  readonly column: (key: string) => HeldColumn | null
  /** The columns of texts, those whose texts repeat first: they are searched fastest. */
  readonly textColumns: () => ReadonlyArray<TextColumn>
  /** Says that rows will be asked for: before that, a search misses the last ones. */
  readonly close: () => void
}

type Fields = Record<string, unknown>

export function makeRowStore<Row extends object>(idOf: (row: Row) => number): RowStore<Row>
export function makeRowStore(idOf: (row: Fields) => number): RowStore<Fields> {
  const columns = new Map<string, HeldColumn>()
  let adding: ReadonlyArray<readonly [key: string, add: HeldColumn["add"]]> = []
  const rowIds = makeNumberColumn()
  let count = 0

  const rowAt = (position: number, blank: Readonly<Fields>): Fields => {
    const row = { ...blank }
    for (const [key, column] of columns) row[key] = column.at(position)
    return row
  }

  const idAt = (position: number): number => rowIds.at(position) ?? Number.NaN

  return {
    add: (row) => {
      if (count === 0) {
        for (const key of Object.keys(row)) columns.set(key, makeHeldColumn())
        adding = Array.from(columns, ([key, { add }]) => [key, add])
      }
      for (const [key, add] of adding) add(row[key])
      rowIds.add(idOf(row))
      count += 1
    },
    count: () => count,
    rowsAt: (positions) => {
      // Rows begin as copies of one object: their fields then have places from the start.
      const blank = Object.fromEntries([...columns.keys()].map((key) => [key, null]))
      return Array.from(positions, (position) => rowAt(position, blank))
    },
    idAt,
    positionsOf: (ids) => {
      const positions = new Map<number, number | null>(ids.map((id) => [id, null]))
      for (let position = 0; position < count; position += 1) {
        const id = idAt(position)
        if (positions.has(id)) positions.set(id, position)
      }
      return Uint32Array.from(ids.flatMap((id) => positions.get(id) ?? []))
    },
    column: (key) => columns.get(key) ?? null,
    textColumns: () => {
      const texts = [...columns.values()].flatMap((column) => column.text() ?? [])
      return [...texts.filter((text) => text.isRepeated()), ...texts.filter((text) => !text.isRepeated())]
    },
    close: () => {
      rowIds.close()
      for (const column of columns.values()) column.close()
    }
  }
}
