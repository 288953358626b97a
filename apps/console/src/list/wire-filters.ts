import { offeredValues, valuesRequest } from "@command-center/domain/filter/offered-values"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { RowsClient } from "../rows/rows-client.ts"
import { afterPaint } from "./after-paint.ts"

/**
 * The Filters dialog over a list: what is typed is shown first, and values are counted then, of the rows that there are
 * without the filter. Where these cannot be read, the rows that are shown have some.
 */
export const wireFilters = <Row>(client: RowsClient<Row>) =>
  filtersMachine.provide({
    actors: {
      countValues: fromPromise(async ({ input: { property, text, base }, signal }) => {
        const request = valuesRequest(property, text)
        if (request === null) return Result.succeed([])
        await afterPaint()
        signal.throwIfAborted()
        const counted = await client.valuesOf(base, request)
        const [facet] = Result.isSuccess(counted) ? counted.success : await client.facets(request)
        return Result.succeed(offeredValues(facet?.values ?? []))
      })
    }
  })
