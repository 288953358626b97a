import { PGlite } from "@electric-sql/pglite"
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres"
import { drizzle as drizzlePglite } from "drizzle-orm/pglite"
import pg from "pg"
import { fullDisk, takeDataFolder } from "./data-folder.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { isDiskFull } from "./disk-full.ts"
import { schemaName } from "./migrate.ts"
import { moveToNow, type Prepared, prepareDatabase } from "./prepare.ts"
import { type Database, schema } from "./schema.ts"
import { defaultUtgs, templateNow } from "./seed/known.ts"
import { readTemplate, templatePath, writeTemplate } from "./template.ts"

export interface OpenOptions {
  /** One of three: a PostgreSQL server, a folder that is kept, or memory (also when none is given). */
  readonly url?: string | undefined
  readonly dataDir?: string | undefined
  readonly memory?: boolean | undefined
  /** Empties what is there and seeds anew. */
  readonly fresh?: boolean | undefined
  /** How many UTGs (3,000); another number than the kept database has seeds anew. */
  readonly utgs?: number | undefined
  readonly now?: Date | undefined
}

export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
  readonly prepared: Prepared
}

const onPglite = async (client: PGlite): Promise<Database> => {
  await client.exec(`set search_path to ${schemaName}; set time zone 'UTC'`)
  return drizzlePglite({ client, schema })
}

const prepareOptions = (options: OpenOptions) => ({
  utgs: options.utgs ?? null,
  defaultUtgs,
  now: options.now ?? new Date(),
  fresh: options.fresh ?? false
})

/** The seeded template: read where this source has left one, else made once and kept. */
const seededTemplate = async (): Promise<Blob> => {
  const path = templatePath()
  const kept = await readTemplate(path)
  if (kept !== null) return kept
  const client = await PGlite.create()
  const db = await onPglite(client)
  await prepareDatabase(db, { utgs: defaultUtgs, defaultUtgs, now: templateNow, fresh: false })
  await client.exec("checkpoint")
  const template = await client.dumpDataDir("none")
  await client.close()
  await writeTemplate(path, template)
  return template
}

const startPglite = async (folder: string | undefined, isNew: boolean, options: OpenOptions) => {
  const fromTemplate = isNew && (options.utgs ?? defaultUtgs) === defaultUtgs
  const loadDataDir = fromTemplate ? { loadDataDir: await seededTemplate() } : {}
  const client = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), ...loadDataDir })
  const db = await onPglite(client)
  if (fromTemplate) await moveToNow(db, options.now ?? new Date())
  const prepared = await prepareDatabase(db, { ...prepareOptions(options), fresh: false })
  return { db, prepared: fromTemplate ? ("seeded" as const) : prepared, close: () => client.close() }
}

const openFolder = async (folder: string, options: OpenOptions): Promise<OpenDatabase> => {
  const taken = await takeDataFolder(folder, options.fresh ?? false)
  try {
    const opened = await startPglite(taken.database, !taken.hasDatabase, options)
    return {
      ...opened,
      close: async () => {
        await opened.close()
        await taken.release()
      }
    }
  } catch (error) {
    await taken.release()
    throw new DatabaseUnavailable(
      isDiskFull(error)
        ? fullDisk(folder)
        : `The database in ${folder} cannot be read. Start with --fresh to make a new one, or name another folder.`,
      error
    )
  }
}

const withoutPassword = (url: string): string =>
  URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : "DATABASE_URL"

const openServer = async (url: string, options: OpenOptions): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 10_000,
    options: `-c search_path=${schemaName} -c timezone=UTC`
  })
  // A connection that the server ends while idle is replaced by the pool; the next query tells what is wrong.
  pool.on("error", () => undefined)
  // One that it ends in the middle of a request fails that request, and nothing else.
  pool.on("connect", (client) => client.on("error", () => undefined))
  const db: Database = drizzlePool({ client: pool, schema })
  try {
    return { db, prepared: await prepareDatabase(db, prepareOptions(options)), close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw new DatabaseUnavailable(`The PostgreSQL database ${withoutPassword(url)} cannot be used.`, error)
  }
}

/** Opens, migrates and (where it is empty or of another release) seeds the database of the sandbox. */
export const openDatabase = (options: OpenOptions = {}): Promise<OpenDatabase> => {
  if (options.url !== undefined) return openServer(options.url, options)
  if (options.dataDir !== undefined && options.memory !== true) return openFolder(options.dataDir, options)
  return startPglite(undefined, true, options)
}
