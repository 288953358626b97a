import type { RowsClient } from "../rows/rows-client.ts"

/** The names of all rows that are loaded, on whatever page: a new one's must be another. */
export const loadedNames = async <Row extends { readonly name: string | null }>(
  client: RowsClient<Row>
): Promise<ReadonlyArray<string>> => {
  const rows = await client.rowsOf(await client.ids({ search: "" }))
  return rows.flatMap(({ name }) => (name === null ? [] : [name]))
}
