import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { Effect } from "effect"
import { type AskedRows, loadList } from "../management/lists.ts"
import { type ApiError, unreadable } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"

/**
 * The rows of a list that a look-up is for. Where there is none, and some could not be read, it could be one of these:
 * nothing is known then.
 */
export const findRecords = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  isOne: (row: RowOf<Fields>) => boolean
): Effect.Effect<ReadonlyArray<RowOf<Fields>>, ApiError, Http> =>
  Effect.flatMap(loadList(list, businessEntityId), ({ rows, unreadable: { count } }) => {
    const records = rows.filter(isOne)
    return records.length > 0 || count === 0
      ? Effect.succeed(records)
      : Effect.fail<ApiError>(unreadable("every row of the list", "readable"))
  })

/** Whether a list has a row of that id. */
export const isListed = <Fields extends RowFields & { readonly id: "id" }>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  id: number
): Effect.Effect<boolean, ApiError, Http> =>
  Effect.map(
    findRecords(list, businessEntityId, (row) => row.id === id),
    (rows) => rows.length > 0
  )
