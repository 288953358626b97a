import type { RowsClient } from "../rows/rows-client.ts"

/** The names of all rows, on whatever page, once they are loaded: a new one's must be another. */
export const loadedNames = async <Row extends { readonly name: string | null }>(
  client: Pick<RowsClient<Row>, "loaded" | "ids" | "rowsOf">
): Promise<ReadonlyArray<string>> => {
  await client.loaded()
  const rows = await client.rowsOf(await client.ids({ search: "" }))
  return rows.flatMap(({ name }) => (name === null ? [] : [name]))
}
