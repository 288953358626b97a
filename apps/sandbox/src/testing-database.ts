import { randomUUID } from "node:crypto"
import pg from "pg"

/** A database of its own on a PostgreSQL server, so that tests beside each other do not meet. */
export interface OwnDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes an empty database beside the one that the address names. */
export const makeOwnDatabase = async (server: string): Promise<OwnDatabase> => {
  const name = `sandbox_${randomUUID().replaceAll("-", "")}`
  await execute(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { url: address.href, drop: () => execute(server, `drop database ${name} with (force)`) }
}
