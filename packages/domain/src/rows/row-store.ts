import { type HeldColumn, makeHeldColumn } from "./held-column.ts"
import type { TextColumn } from "./text-column.ts"

/** Rows held column by column: only those asked for become objects again. */
export interface RowStore<Row> {
  /** All rows have the fields of the first one. */
  readonly add: (row: Row) => void
  readonly count: () => number
  /** The rows at these positions; there are no others. */
  readonly rowsAt: (positions: Uint32Array) => ReadonlyArray<Row>
  readonly idAt: (position: number) => number
  /** Where the rows of these ids are, in the order of the ids; those that are not there are left out. */
  readonly positionsOf: (ids: Iterable<number>) => Uint32Array
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
  const rowIds: Array<number> = []

  const rowAt = (position: number, blank: Readonly<Fields>): Fields => {
    const row = { ...blank }
    for (const [key, column] of columns) row[key] = column.at(position)
    return row
  }

  return {
    add: (row) => {
      if (rowIds.length === 0) {
        for (const key of Object.keys(row)) columns.set(key, makeHeldColumn())
        adding = Array.from(columns, ([key, { add }]) => [key, add])
      }
      for (const [key, add] of adding) add(row[key])
      rowIds.push(idOf(row))
    },
    count: () => rowIds.length,
    rowsAt: (positions) => {
      // Rows begin as copies of one object: their fields then have places from the start.
      const blank = Object.fromEntries([...columns.keys()].map((key) => [key, null]))
      return Array.from(positions, (position) => rowAt(position, blank))
    },
    idAt: (position) => rowIds[position] ?? Number.NaN,
    positionsOf: (ids) => {
      const asked = [...ids]
      const positions = new Map<number, number | null>(asked.map((id) => [id, null]))
      rowIds.forEach((id, position) => {
        if (positions.has(id)) positions.set(id, position)
      })
      return Uint32Array.from(asked.flatMap((id) => positions.get(id) ?? []))
    },
    column: (key) => columns.get(key) ?? null,
    textColumns: () => {
      const texts = [...columns.values()].flatMap((column) => column.text() ?? [])
      return [...texts.filter((text) => text.isRepeated()), ...texts.filter((text) => !text.isRepeated())]
    },
    close: () => {
      for (const column of columns.values()) column.close()
    }
  }
}
