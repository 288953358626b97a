import { mustHave } from "../http/authorize.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import { requestText } from "../http/request-text.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { wholeOrStream } from "../http/text-stream.ts"
import { readFilter } from "./filter-predicates.ts"
import { filterSql } from "./filter-sql.ts"
import { queryLists } from "./query-list.ts"
import { type RowBatch, rowBatches } from "./row-batches.ts"
import { csvPieces } from "./row-csv-text.ts"

async function* jsonPieces(answerField: string, batches: AsyncGenerator<RowBatch>): AsyncGenerator<string> {
  let isFirst = true
  for await (const { json, isLast } of batches) {
    const before = isFirst ? `{${JSON.stringify(answerField)}:[` : json === "" ? "" : ","
    yield `${before}${json}${isLast ? "]}" : ""}`
    isFirst = false
  }
}

/** The queries by filter and their CSV: components, devices, tasks. Rows are those of the account and all below it. */
export const addRowQueries = (app: ServiceApp, services: Services): void => {
  for (const list of queryLists) {
    app.post(`/businessentities/:beId/${list.path}/query`, async (context) => {
      const businessEntityId = idOf(context.req.param("beId"), "account")
      await mustHave(services, context.get("caller"), businessEntityId, ...list.needs)
      const condition = filterSql(list, readFilter(await requestText(context)))
      const batches = rowBatches(services.db, { list, businessEntityId, condition })
      const body = await wholeOrStream(jsonPieces(list.answerField, batches))
      // No `no-store`, which an answer to POST does not need: the console has to copy what says so (transport/answer.ts).
      return context.body(body, 200, { "Content-Type": "application/json; charset=utf-8" })
    })

    app.post(`/businessentities/:beId/${list.path}/query/csv`, async (context) => {
      const businessEntityId = idOf(context.req.param("beId"), "account")
      await mustHave(services, context.get("caller"), businessEntityId, ...list.needs)
      const conditions = readFilter(await requestText(context))
      if (conditions.length > 0) throw refusal(400, "An export takes the empty filter.")
      const condition = filterSql(list, conditions)
      const batches = rowBatches(services.db, { list, businessEntityId, condition })
      return context.body(await wholeOrStream(csvPieces(list, batches)), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${list.path}.csv"`,
        "Cache-Control": "no-store"
      })
    })
  }
}
