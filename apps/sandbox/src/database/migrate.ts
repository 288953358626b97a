import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { rowsOf } from "./query.ts"
import { type Database, schema } from "./schema.ts"
import { tableDdl } from "./table-ddl.ts"
import { functionDdl, viewDdl, viewNames } from "./view-ddl.ts"

/** All tables live in a schema of their own, so that a server's database can be shared and emptied safely. */
export const schemaName = "command_center"

const tables: ReadonlyArray<PgTable> = Object.values(schema)

const statements: ReadonlyArray<string> = [
  ...functionDdl,
  ...tables.flatMap(tableDdl),
  ...viewNames.map((name) => `drop view if exists ${name}`),
  ...viewDdl
]

/** Changes whenever a table or a view does. */
export const schemaVersion = createHash("sha256").update(statements.join("\n")).digest("hex").slice(0, 16)

/** Makes every table, function and view; what is already there stays, with its rows. */
export const migrate = async (db: Database): Promise<void> => {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export const readFact = async (db: Database, key: string): Promise<string | null> => {
  const [known] = await rowsOf(
    db,
    sql`select 1 from information_schema.tables where table_schema = ${schemaName} and table_name = 'database_fact'`
  )
  if (known === undefined) return null
  const [row] = await rowsOf(db, sql`select value from database_fact where key = ${key}`)
  return row === undefined ? null : String(row["value"])
}

export const writeFact = async (db: Database, key: string, value: string): Promise<void> => {
  await db.execute(sql`insert into database_fact (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`)
}

/** Removes everything of the sandbox; other schemas of the database are not touched. */
export const emptySchema = async (db: Database): Promise<void> => {
  const name = sql.identifier(schemaName)
  await db.execute(sql`drop schema if exists ${name} cascade`)
  await db.execute(sql`create schema ${name}`)
}
