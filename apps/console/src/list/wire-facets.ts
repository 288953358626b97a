import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { RowsClient } from "../rows/rows-client.ts"
import { afterPaint } from "./after-paint.ts"

/** The panel of values over the rows of a client: they are shown first, and counted then. */
export const wireFacets = <Row>(client: RowsClient<Row>) =>
  facetsMachine.provide({
    actors: {
      countFacets: fromPromise(async ({ input, signal }) => {
        await afterPaint()
        signal.throwIfAborted()
        return Result.succeed(await client.facets(input))
      })
    }
  })
