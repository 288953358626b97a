import type { SQL } from "drizzle-orm"
import type { Database } from "./schema.ts"

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

/** The rows of a statement, the same on both drivers. Dates come as text: select `iso_utc(…)` or ask in a typed query. */
export const rowsOf = async (db: Database, statement: SQL): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const result: unknown = await db.execute(statement)
  const rows = isRecord(result) ? result["rows"] : undefined
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** The first column of the first row as text, e.g. of `select coalesce(json_agg(v.json), '[]')::text`; "" without a row. */
export const textOf = async (db: Database, statement: SQL): Promise<string> => {
  const [row] = await rowsOf(db, statement)
  const [value] = row === undefined ? [] : Object.values(row)
  return typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : ""
}
