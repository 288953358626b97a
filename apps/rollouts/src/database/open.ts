import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { sql } from "drizzle-orm"
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres"
import { drizzle as drizzlePglite } from "drizzle-orm/pglite"
import pg from "pg"
import { migrations } from "./migrations.ts"
import { type Database, schema, schemaName } from "./schema.ts"

/** The database and what the queue needs of it. */
export interface OpenDatabase {
  readonly db: Database
  /** Several statements in one text, without parameters. */
  readonly script: (text: string) => Promise<{ rows: Array<unknown> }>
  readonly close: () => Promise<void>
  /** Whether other instances may be on the same database. */
  readonly isShared: boolean
}

/** Any number, the same in every instance: two that start at once migrate one after the other. */
const migrationLock = 7_240_115

/** Takes the steps that the database has not had, each in a transaction of its own. */
const migrate = async ({ db, script }: Pick<OpenDatabase, "db" | "script">): Promise<void> => {
  await script(`create schema if not exists ${schemaName};
    create table if not exists ${schemaName}.migration (version integer primary key, at timestamptz not null default now())`)
  for (const { version, statements } of migrations) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
      const known: unknown = await tx.execute(sql`insert into rollouts.migration (version) values (${version})
        on conflict do nothing returning version`)
      const isNew =
        typeof known === "object" &&
        known !== null &&
        "rows" in known &&
        Array.isArray(known.rows) &&
        known.rows.length > 0
      for (const statement of isNew ? statements.split(";") : [])
        if (statement.trim() !== "") await tx.execute(sql.raw(statement))
    })
  }
}

const openEmbedded = async (folder: string | null): Promise<OpenDatabase> => {
  if (folder !== null) await mkdir(folder, { recursive: true })
  const client = await PGlite.create(folder === null ? {} : { dataDir: join(folder, "database") })
  await client.exec("set time zone 'UTC'")
  return {
    db: drizzlePglite({ client, schema }),
    script: async (text) => {
      const results = await client.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    },
    close: () => client.close(),
    isShared: false
  }
}

const openServer = (url: string): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: "-c timezone=UTC"
  })
  // A connection that the server ends while idle is replaced by the pool; the next query tells what is wrong.
  pool.on("error", () => undefined)
  return {
    db: drizzlePool({ client: pool, schema }),
    script: async (text) => {
      const result: unknown = await pool.query(text)
      const last: unknown = Array.isArray(result) ? result.at(-1) : result
      const rows = typeof last === "object" && last !== null && "rows" in last ? last.rows : []
      return { rows: Array.isArray(rows) ? rows : [] }
    },
    close: () => pool.end(),
    isShared: true
  }
}

/** Opens a server's database by its address, else the embedded one in a folder (in memory where there is none). */
export const openDatabase = async (url: string | null, folder: string | null): Promise<OpenDatabase> => {
  const opened = url === null ? await openEmbedded(folder) : openServer(url)
  try {
    await migrate(opened)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
