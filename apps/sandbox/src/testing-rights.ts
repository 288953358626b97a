import { sql } from "drizzle-orm"
import type { Sandbox } from "./server.ts"

/** Switches all that a person may do off, and on again. */
export const switchRights = async (
  { db }: Pick<Sandbox, "db">,
  username: string,
  isEnabled: boolean
): Promise<void> => {
  const person = sql`select id from person where username = ${username}`
  await db.execute(sql`update permission_mask set is_enabled = ${isEnabled} where person_id = (${person})`)
}

/** Ends a token before its time, as a sign-out elsewhere does. */
export const endToken = async ({ db }: Pick<Sandbox, "db">, token: string): Promise<void> => {
  await db.execute(sql`update access_token set ended_at = now() where token = ${token}`)
}
