import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { Result } from "effect"
import { fromPromise } from "xstate"
import { failureOf } from "../app/from-effect.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import { afterPaint } from "./after-paint.ts"

/** Of all that is asked of a view. */
const narrowingOf = ({ search, facets = noFacets }: Narrowing): Narrowing => ({ search, facets })

/** The list machine over the rows of a client. A view cannot fail in an expected way: what it throws is a defect. */
export const wireList = <Row>(list: ListDescription<Row>, client: RowsClient<Row>, now: () => Date) => {
  const idsOf: Task<Narrowing, RowIds, Failure> = fromPromise(async ({ input }) =>
    Result.succeed(await client.ids(narrowingOf(input)))
  )

  const viewRows: Task<ViewRequest, RowsView<Row>, Failure> = fromPromise(async ({ input, signal }) => {
    if (input.limit === undefined) await afterPaint()
    signal.throwIfAborted()
    return Result.succeed(await client.view(input))
  })
  return makeListScreenMachine<Row>(list.id).provide({
    actors: {
      loadRows: fromPromise(
        async ({ input, signal }: { readonly input: LoadRowsInput; readonly signal: AbortSignal }) =>
          Result.mapBoth(await client.load(input, signal), {
            onSuccess: (summary) => ({ ...summary, loadedAt: now().toISOString() }),
            onFailure: failureOf
          })
      ),
      firstRows: fromPromise(async ({ input }) => Result.succeed(await client.firstView(input))),
      viewRows,
      matchingIds: idsOf,
      loadedIds: idsOf
    }
  })
}
