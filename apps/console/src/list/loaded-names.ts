import type { RowsDoor } from "../rows/rows-door.ts"

/** The names of all rows that are loaded, on whatever page: a new one's must be another. */
export const loadedNames = async <Row extends { readonly name: string | null }>(
  door: RowsDoor<Row>
): Promise<ReadonlyArray<string>> => {
  const rows = await door.rowsOf(await door.ids(""))
  return rows.flatMap(({ name }) => (name === null ? [] : [name]))
}
