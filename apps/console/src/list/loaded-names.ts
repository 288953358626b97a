import type { LoadSummary } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { TakenNames } from "@command-center/machines/create-record/create-record.types"
import { Result } from "effect"
import { failureOf } from "../app/from-effect.ts"
import type { RowsClient } from "../rows/rows-client.ts"

const whyUnknown = (loaded: Result.Result<Pick<LoadSummary, "unreadable">, ApiError> | null): string | null => {
  if (loaded === null) return writeMessages.namesUnknown(null)
  if (Result.isFailure(loaded)) return writeMessages.namesUnknown(failureOf(loaded.failure).sentence)
  const { count } = loaded.success.unreadable
  return count === 0 ? null : writeMessages.namesUnread(count)
}

/** The names of all rows, on whatever page, once they are loaded: a new one's must be another. */
export const loadedNames = async <Row extends { readonly name: string | null }>(
  client: Pick<RowsClient<Row>, "loaded" | "ids" | "rowsOf">
): Promise<TakenNames> => {
  const namesUnknown = whyUnknown(await client.loaded())
  const rows = await client.rowsOf(await client.ids({ search: "" }))
  return { names: rows.flatMap(({ name }) => (name === null ? [] : [name])), namesUnknown }
}
