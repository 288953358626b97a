import { sql } from "drizzle-orm"
import { rowsOf } from "./database/query.ts"
import type { Database } from "./database/schema.ts"

/** What a test finds in the database by itself: the statement as it is written. */
export const rowsBySql = (db: Database, statement: string) => rowsOf(db, sql.raw(statement))
