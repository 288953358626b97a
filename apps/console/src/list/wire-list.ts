import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { IdsInput, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { Result } from "effect"
import { fromPromise } from "xstate"
import { failureOf } from "../app/from-effect.ts"
import type { RowsDoor } from "../rows/rows-door.ts"
import { drawn } from "./drawn.ts"

/** The list machine over the rows behind a door. A view cannot fail in an expected way: what it throws is a defect. */
export const wireList = <Row>(list: ListDescription<Row>, door: RowsDoor<Row>, now: () => Date) => {
  const idsOf: Task<IdsInput, RowIds, Failure> = fromPromise(async ({ input }) =>
    Result.succeed(await door.ids(input.search))
  )
  const viewRows: Task<ViewRequest, RowsView<Row>, Failure> = fromPromise(async ({ input, signal }) => {
    if (input.limit === undefined) await drawn()
    signal.throwIfAborted()
    return Result.succeed(await door.view(input))
  })
  return makeListScreenMachine<Row>(list.id).provide({
    actors: {
      loadRows: fromPromise(
        async ({ input, signal }: { readonly input: LoadRowsInput; readonly signal: AbortSignal }) =>
          Result.mapBoth(await door.load(input, signal), {
            onSuccess: (summary) => ({ ...summary, loadedAt: now().toISOString() }),
            onFailure: failureOf
          })
      ),
      firstRows: fromPromise(async ({ input }) => Result.succeed(await door.firstView(input))),
      viewRows,
      matchingIds: idsOf,
      loadedIds: idsOf
    }
  })
}
