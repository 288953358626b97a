import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { makeRowsEngine, type RowsView, type ViewRequest } from "@command-center/domain/rows/rows-engine"
import { Effect } from "effect"
import { loadList } from "../management/lists.ts"
import type { ApiError } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"

export interface LoadRows {
  readonly businessEntityId: number
  readonly predicates: ReadonlyArray<AnyPredicate>
}

/** What a load brought: rows that were read, and how many were not and why. */
export interface LoadSummary {
  readonly total: number
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
}

/** One list's rows behind plain questions: the same in a worker, on the page, in a script. */
export interface RowSource<Row> {
  readonly load: (input: LoadRows) => Effect.Effect<LoadSummary, ApiError, Http>
  readonly view: (request: ViewRequest) => RowsView<Row>
  readonly ids: (search: string) => ReadonlyArray<number>
  readonly rowsOf: (ids: ReadonlyArray<number>) => ReadonlyArray<Row>
  /** Does ahead of the first search what it needs; for when nothing else is asked. */
  readonly prepare: () => void
}

type Described<Fields extends RowFields> = ListDescription<RowOf<Fields>> & { readonly fields: Fields }

/** Rows of an earlier load stay until a later one has arrived whole, so a failed refresh loses nothing; a load overtaken by another changes nothing. */
export const makeRowSource = <Fields extends RowFields>(
  list: Described<Fields>,
  nameOfAccount: (businessEntityId: number) => string | undefined
): RowSource<RowOf<Fields>> => {
  const engine = makeRowsEngine(list)
  const { derive } = list
  let newest = 0
  return {
    load: ({ businessEntityId, predicates }) =>
      Effect.suspend(() => {
        newest += 1
        const turn = newest
        return Effect.map(loadList(list, businessEntityId, predicates), ({ rows, unreadable }) => {
          const derived = derive === undefined ? rows : rows.map((row) => derive(row, nameOfAccount))
          if (turn === newest) engine.replace(derived)
          return { total: rows.length, unreadable }
        })
      }),
    view: engine.view,
    ids: engine.ids,
    rowsOf: engine.rowsOf,
    prepare: engine.prepare
  }
}
