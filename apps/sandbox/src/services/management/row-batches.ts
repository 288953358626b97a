import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "../../database/query.ts"
import type { Database } from "../../database/schema.ts"
import type { QueryList } from "./query-list.ts"

/** Rows of one batch: small enough that a batch neither blocks the embedded database for long nor fills the memory. */
const batchSize = 2000

export interface RowsQuery {
  readonly list: QueryList
  /** The account; its rows and those of everything below it are read. */
  readonly businessEntityId: number
  readonly condition: SQL
}

export interface RowBatch {
  /** The rows as the wire's JSON, separated by commas; empty without rows. */
  readonly json: string
  readonly isLast: boolean
}

/** Reads rows batch by batch, by id; each batch is made to JSON inside SQL. There is always at least one batch. */
export async function* rowBatches(
  db: Database,
  { list, businessEntityId, condition }: RowsQuery
): AsyncGenerator<RowBatch> {
  let after = 0
  for (;;) {
    const [batch] = await rowsOf(
      db,
      sql`
      select count(*)::int as count, coalesce(max(id), 0)::int as last, coalesce(string_agg(row, ',' order by id), '') as json
      from (
        select ${list.id} as id, json::text as row from ${list.view}
        where "businessEntityId" in (
            select descendant_id from account_closure where ancestor_id = ${businessEntityId})
          and ${list.id} > ${after} and ${condition}
        order by ${list.id} limit ${batchSize}) as found`
    )
    const isLast = Number(batch?.["count"] ?? 0) < batchSize
    const json = batch?.["json"]
    yield { json: typeof json === "string" ? json : "", isLast }
    if (isLast) return
    after = Number(batch?.["last"])
  }
}
