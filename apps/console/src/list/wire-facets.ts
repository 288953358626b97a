import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { RowsClient } from "../rows/rows-client.ts"
import { afterPaint } from "./after-paint.ts"

/** The values of a list's columns, counted by whoever holds the rows, once the rows that were asked for are painted. */
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
