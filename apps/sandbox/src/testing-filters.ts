import { PGlite } from "@electric-sql/pglite"
import { type SQL, sql } from "drizzle-orm"
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres"
import { drizzle as drizzlePglite } from "drizzle-orm/pglite"
import { HTTPException } from "hono/http-exception"
import pg from "pg"
import { rowsOf } from "./database/query.ts"
import { type Database, schema } from "./database/schema.ts"
import { functionDdl } from "./database/view-ddl.ts"
import type { ColumnKind } from "./services/management/comparison-sql.ts"
import { readFilter } from "./services/management/filter-predicates.ts"
import { filterSql } from "./services/management/filter-sql.ts"
import { type QueryList, queryLists } from "./services/management/query-list.ts"
import { makeOwnDatabase } from "./testing-database.ts"

type ListPath = QueryList["path"]

/** What a filter comes to: the ids of the rows it takes, in order, or the sentence that refuses it. */
export type FilterVerdict = ReadonlyArray<number> | string

/** The three lists as plain tables in an empty database, for asking many filters at once. */
export interface ScratchLists {
  /** The columns of a list and what they hold. */
  readonly columns: (path: ListPath) => ReadonlyMap<string, ColumnKind>
  readonly insert: (path: ListPath, rows: ReadonlyArray<unknown>) => Promise<void>
  /** The verdicts on bodies of a query, as the sandbox's own SQL gives them; all in one statement. */
  readonly verdicts: (path: ListPath, bodies: ReadonlyArray<string>) => Promise<ReadonlyArray<FilterVerdict>>
  readonly close: () => Promise<void>
}

const types: Readonly<Record<ColumnKind, string>> = {
  text: "text",
  integer: "integer",
  guid: "uuid",
  date: "timestamptz"
}

const listAt = (path: ListPath): QueryList => {
  const list = queryLists.find((each) => each.path === path)
  if (list === undefined) throw new Error(`There is no list ${path}.`)
  return list
}

const connect = async (server: string | undefined): Promise<{ db: Database; close: () => Promise<void> }> => {
  if (server === undefined) {
    const client = await PGlite.create()
    return { db: drizzlePglite({ client, schema }), close: () => client.close() }
  }
  const { url, drop } = await makeOwnDatabase(server)
  const pool = new pg.Pool({ connectionString: url })
  const close = async () => {
    await pool.end()
    await drop()
  }
  return { db: drizzlePool({ client: pool, schema }), close }
}

/** The SQL of a filter, or the sentence with which the sandbox refuses it. */
const conditionOf = (list: QueryList, body: string): SQL | string => {
  try {
    return filterSql(list, readFilter(body))
  } catch (error) {
    if (error instanceof HTTPException && error.status === 400) return error.message
    throw error
  }
}

/** Opens the lists on the embedded database, or on a server's where an address is given. */
export const openScratchLists = async (server?: string): Promise<ScratchLists> => {
  const { db, close } = await connect(server)
  for (const ddl of functionDdl) await db.execute(sql.raw(ddl))
  for (const { view, columns } of queryLists) {
    const definitions = [...columns].map(([name, { kind }]) => `"${name}" ${types[kind]}`).join(", ")
    await db.execute(sql`create table ${view} (${sql.raw(definitions)})`)
  }
  return {
    columns: (path) => new Map([...listAt(path).columns].map(([name, { kind }]) => [name, kind])),
    insert: async (path, rows) => {
      const { view } = listAt(path)
      await db.execute(
        sql`insert into ${view} select * from json_populate_recordset(null::${view}, ${JSON.stringify(rows)}::json)`
      )
    },
    verdicts: async (path, bodies) => {
      const list = listAt(path)
      const conditions = bodies.map((body) => conditionOf(list, body))
      const asked = conditions.map((condition) => (typeof condition === "string" ? sql`false` : condition))
      const flags = sql.join(
        asked.map((condition) => sql`coalesce(${condition}, false)`),
        sql`, `
      )
      const found = await rowsOf(
        db,
        sql`select ${list.id} as id, array[${flags}]::int[]::text as flags from ${list.view} order by ${list.id}`
      )
      const rows = found.map(({ id, flags: text }) => ({ id: Number(id), flags: String(text).slice(1, -1).split(",") }))
      return conditions.map((condition, place) =>
        typeof condition === "string"
          ? condition
          : rows.filter(({ flags: all }) => all[place] === "1").map(({ id }) => id)
      )
    },
    close
  }
}
