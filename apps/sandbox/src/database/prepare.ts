import { sql } from "drizzle-orm"
import { getTableConfig } from "drizzle-orm/pg-core"
import { emptySchema, migrate, readFact, schemaName, schemaVersion, writeFact } from "./migrate.ts"
import { type Database, schema } from "./schema.ts"
import { seedDatabase } from "./seed/seed.ts"

export interface PrepareOptions {
  /** Null: whatever is kept; a fresh database then gets the default number. */
  readonly utgs: number | null
  readonly defaultUtgs: number
  readonly now: Date
  readonly fresh: boolean
}

const tableNames = Object.values(schema).map((table) => getTableConfig(table).name)

export type Prepared = "kept" | "seeded" | "replaced"

/** Seeds a database that is empty, was made by another release, has another number of UTGs, or is to be fresh. */
export const prepareDatabase = (db: Database, options: PrepareOptions): Promise<Prepared> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(44002026)`)
    await tx.execute(sql`create schema if not exists ${sql.identifier(schemaName)}`)
    const version = await readFact(tx, "schemaVersion")
    const utgs = await readFact(tx, "utgs")
    const asked = options.utgs === null ? utgs : String(options.utgs)
    if (version === schemaVersion && utgs === asked && !options.fresh) return "kept"
    await emptySchema(tx)
    await migrate(tx)
    const count = options.utgs ?? options.defaultUtgs
    await seedDatabase(tx, { utgs: count, now: options.now })
    for (const table of tableNames) await tx.execute(sql`analyze ${sql.identifier(table)}`)
    await writeFact(tx, "schemaVersion", schemaVersion)
    await writeFact(tx, "utgs", String(count))
    await writeFact(tx, "seededAt", options.now.toISOString())
    return version === null ? "seeded" : "replaced"
  })

const timeColumns = Object.values(schema).flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  const times = columns.filter((column) => column.getSQLType().startsWith("timestamp")).map((column) => column.name)
  return times.length === 0 ? [] : [{ name, times }]
})

/** Moves every date by as much as `now` is after the moment of seeding, as if it had been seeded now. */
export const moveToNow = async (db: Database, now: Date): Promise<void> => {
  const seededAt = await readFact(db, "seededAt")
  const shift = seededAt === null ? 0 : now.getTime() - Date.parse(seededAt)
  if (shift === 0) return
  for (const { name, times } of timeColumns) {
    const moved = times.map(
      (time) => sql`${sql.identifier(time)} = ${sql.identifier(time)} + ${shift}::bigint * interval '1 millisecond'`
    )
    await db.execute(sql`update ${sql.identifier(name)} set ${sql.join(moved, sql`, `)}`)
  }
  await writeFact(db, "seededAt", now.toISOString())
}
