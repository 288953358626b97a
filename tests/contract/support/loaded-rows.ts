import type { ListDescription } from "@command-center/domain/rows/list-description"
import { openRows, type RowsClient } from "../../../apps/console/src/rows/rows-client.ts"
import type { Estate } from "./estate.ts"

/** The rows of a list as the console has them, read from the services of an estate. */
export const loadedRows = async <Row>(
  estate: Estate,
  list: ListDescription<Row>,
  businessEntityId: number
): Promise<RowsClient<Row>> => {
  const client: RowsClient<Row> = openRows(
    { list: list.id, base: `${estate.origin}/`, accountNames: [] },
    list.idOf,
    estate.credentials
  )
  await client.load({ businessEntityId, predicates: [] }, new AbortController().signal)
  return client
}
