import { type SQL, sql } from "drizzle-orm"
import { textOf } from "../../database/query.ts"
import type { Database } from "../../database/schema.ts"

/** The `json` of the rows of a view, as the text of a JSON list in the order of their ids. */
export const jsonList = (db: Database, view: SQL, condition: SQL): Promise<string> =>
  textOf(db, sql`select coalesce(json_agg(json order by id), '[]')::text from ${view} where ${condition}`)

/** The `json` of one row as JSON text, or null where there is none. */
export const jsonRow = async (db: Database, view: SQL, condition: SQL): Promise<string | null> => {
  const text = await textOf(db, sql`select json::text from ${view} where ${condition} limit 1`)
  return text === "" ? null : text
}

/** The accounts from one on down, for `where "businessEntityId" in …`. */
export const accountsFrom = (businessEntityId: number): SQL =>
  sql`(select descendant_id from account_closure where ancestor_id = ${businessEntityId})`
