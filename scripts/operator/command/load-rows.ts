import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { ListOf } from "@command-center/domain/rows/list-description"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { Effect } from "effect"
import type { Io } from "./io.ts"
import { readableRows } from "./readable-rows.ts"
import type { Session } from "./session.ts"

/** The rows of a list as the console shows them; says how many could not be read, and why. */
export const loadRows = <Fields extends RowFields>(
  list: ListOf<Fields>,
  { account, ancestry }: Pick<Session, "account" | "ancestry">,
  io: Io,
  predicates: ReadonlyArray<AnyPredicate> = []
): Effect.Effect<ReadonlyArray<RowOf<Fields>>, ApiError, Http> =>
  Effect.map(loadList(list, account.id, predicates), (read) => {
    const rows = readableRows(list.title, read, io)
    return list.derive === undefined ? rows : rows.map((row) => list.derive?.(row, ancestry.nameOf) ?? row)
  })
