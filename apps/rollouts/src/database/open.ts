import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { sql } from "drizzle-orm"
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres"
import { drizzle as drizzlePglite } from "drizzle-orm/pglite"
import pg from "pg"
import { causeText } from "../log.ts"
import { takeDataFolder } from "./data-folder.ts"
import { migrations } from "./migrations.ts"
import { type Database, schema } from "./schema.ts"

/** The database and what the queue needs of it. */
export interface OpenDatabase {
  readonly db: Database
  /** Several statements in one text, without parameters. */
  readonly script: (text: string) => Promise<{ rows: Array<unknown> }>
  /** Does what no other instance may do at the same time. */
  readonly alone: <A>(work: () => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
  /** Whether other instances may be on the same database. */
  readonly isShared: boolean
}

/** Any number, the same in every instance: two that start at once migrate one after the other. */
const [migrationLock, openingLock] = [7_240_115, 7_240_116]

/** Takes the steps that the database has not had, each in a transaction of its own, one instance after the other. */
const migrate = async ({ db }: Pick<OpenDatabase, "db">): Promise<void> => {
  const lock = sql`select pg_advisory_xact_lock(${migrationLock})`
  await db.transaction(async (tx) => {
    await tx.execute(lock)
    await tx.execute(sql`create schema if not exists rollouts`)
    await tx.execute(sql`create table if not exists rollouts.migration (
      version integer primary key, at timestamptz not null default now())`)
  })
  for (const { version, statements } of migrations) {
    await db.transaction(async (tx) => {
      await tx.execute(lock)
      const known: unknown = await tx.execute(sql`insert into rollouts.migration (version) values (${version})
        on conflict do nothing returning version`)
      const rows = typeof known === "object" && known !== null && "rows" in known ? known.rows : []
      const isNew = Array.isArray(rows) && rows.length > 0
      for (const statement of isNew ? statements.split(";") : [])
        if (statement.trim() !== "") await tx.execute(sql.raw(statement))
    })
  }
}

/** Is told of each statement that leaves for the database. */
type OnStatement = () => void

const openEmbedded = async (folder: string | null, logQuery: OnStatement): Promise<OpenDatabase> => {
  const release = folder === null ? () => Promise.resolve() : await takeDataFolder(folder)
  const opening = async () => {
    const client = await PGlite.create(folder === null ? {} : { dataDir: join(folder, "database") })
    await client.exec("set time zone 'UTC'")
    return client
  }
  const client = await opening().catch(async (error: unknown) => {
    await release()
    throw error
  })
  return {
    db: drizzlePglite({ client, schema, logger: { logQuery } }),
    script: async (text) => {
      const results = await client.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    },
    alone: (work) => work(),
    close: async () => {
      try {
        await client.close()
      } finally {
        await release()
      }
    },
    isShared: false
  }
}

const openServer = (url: string, logQuery: OnStatement): OpenDatabase => {
  const logger = { logQuery }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: "-c timezone=UTC"
  })
  // A connection that the server ends while idle is replaced by the pool; the next query tells what is wrong.
  pool.on("error", () => undefined)
  // One that it ends in the middle of a transaction fails that transaction, and nothing else.
  pool.on("connect", (client) => client.on("error", () => undefined))
  const db = drizzlePool({ client: pool, schema, logger })
  // Drizzle keeps the connection for ever where the transaction cannot even begin.
  db.transaction = async (work, options) => {
    const client = await pool.connect()
    try {
      return await drizzlePool({ client, schema, logger }).transaction(work, options)
    } finally {
      client.release()
    }
  }
  return {
    db,
    script: async (text) => {
      const result: unknown = await pool.query(text)
      const last: unknown = Array.isArray(result) ? result.at(-1) : result
      const rows = typeof last === "object" && last !== null && "rows" in last ? last.rows : []
      return { rows: Array.isArray(rows) ? rows : [] }
    },
    alone: async (work) => {
      const client = await pool.connect()
      try {
        await client.query("select pg_advisory_lock($1)", [openingLock])
        return await work()
      } finally {
        // Its connection is ended, and the lock with it, whatever became of the work.
        client.release(true)
      }
    },
    close: () => pool.end(),
    isShared: true
  }
}

/** Whoever starts it is told what is to be seen to, which the driver does not say. */
const reached = async ({ script }: OpenDatabase): Promise<void> => {
  try {
    await script("select 1")
  } catch (error) {
    throw new Error(
      `The database server of DATABASE_URL cannot be used (${causeText(error)}). See whether it runs, and whether address, user and password are right.`
    )
  }
}

/** Opens a server's database by its address, else the embedded one in a folder (in memory where there is none). */
export const openDatabase = async (
  url: string | null,
  folder: string | null,
  onStatement: OnStatement = () => undefined
): Promise<OpenDatabase> => {
  const opened = url === null ? await openEmbedded(folder, onStatement) : openServer(url, onStatement)
  try {
    if (url !== null) await reached(opened)
    await migrate(opened)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
