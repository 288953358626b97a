import { randomUUID } from "node:crypto"
import pg from "pg"
import { openDatabase } from "./database/open.ts"
import { moveToNow } from "./database/prepare.ts"
import { templateNow } from "./database/seed/known.ts"
import { sourceHash } from "./database/template.ts"

/** A database of its own on a PostgreSQL server, so that tests beside each other do not meet. */
export interface OwnDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

const onServer = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const beside = (server: string, name: string): string => {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

const makeDatabase = async (server: string, like: string): Promise<OwnDatabase> => {
  const name = `sandbox_${randomUUID().replaceAll("-", "")}`
  await onServer(server, (client) => client.query(`create database ${name} ${like}`))
  return {
    url: beside(server, name),
    drop: () => onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`)))
  }
}

/** Makes an empty database beside the one that the address names. */
export const makeOwnDatabase = (server: string): Promise<OwnDatabase> => makeDatabase(server, "")

const templates = "sandbox_estate_"

/** The seeded estate of this very source, made where the server has none yet; those of other sources go. */
const seededTemplate = (server: string): Promise<string> =>
  onServer(server, async (client) => {
    const name = `${templates}${sourceHash()}`
    // Whoever comes meanwhile waits until it is there.
    await client.query("select pg_advisory_lock(44002027)")
    const { rows } = await client.query<{ readonly datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [templates]
    )
    if (rows.some(({ datname }) => datname === name)) return name
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
    const unfinished = await makeDatabase(server, "")
    const { close } = await openDatabase({ url: unfinished.url, now: templateNow })
    await close()
    await client.query(`alter database ${new URL(unfinished.url).pathname.slice(1)} rename to ${name}`)
    return name
  })

/** Makes a database with the estate as if it had been seeded now: a copy of one that is seeded once. */
export const makeSeededDatabase = async (server: string, now: Date = new Date()): Promise<OwnDatabase> => {
  const own = await makeDatabase(server, `template ${await seededTemplate(server)}`)
  const { db, close } = await openDatabase({ url: own.url })
  await moveToNow(db, now)
  await close()
  return own
}
