import { type InferInsertModel, sql } from "drizzle-orm"
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core"
import { getTableColumns } from "drizzle-orm/utils"
import type { Database } from "../schema.ts"

const batchSize = 2000

/**
 * Inserts complete rows, a batch per statement as one JSON parameter: five times faster than a parameter per value.
 * A column that a row does not name becomes null, not its default.
 */
export const insertRows = async <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: ReadonlyArray<InferInsertModel<Table>>
): Promise<void> => {
  const { name } = getTableConfig(table)
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const)
  const target = sql.identifier(name)
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map((row) => {
      const values = new Map(Object.entries(row))
      return Object.fromEntries(columns.map(([key, column]) => [column, values.get(key) ?? null]))
    })
    await db.execute(
      sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${JSON.stringify(batch)}::json)`
    )
  }
}

/** Makes the next id of a table follow the highest one inserted with its id given. */
export const continueIds = async (db: Database, table: PgTable): Promise<void> => {
  const { name } = getTableConfig(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.identifier(name)}), 1))`
  )
}
