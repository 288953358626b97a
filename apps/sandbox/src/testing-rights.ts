import { sql } from "drizzle-orm"
import { everything, type PermissionKey } from "./database/seed/people.ts"
import type { Sandbox } from "./server.ts"

/** Switches what a person may do off, and on again: all of it where no permission is named. */
export const switchRights = async (
  { db }: Pick<Sandbox, "db">,
  username: string,
  isEnabled: boolean,
  keys: ReadonlyArray<PermissionKey> = everything
): Promise<void> => {
  const person = sql`select id from person where username = ${username}`
  const permissions = sql`select id from permission where key = any(${`{${keys.join(",")}}`}::text[])`
  await db.execute(
    sql`update permission_mask set is_enabled = ${isEnabled}
      where person_id = (${person}) and permission_id in (${permissions})`
  )
}

/** Ends a token before its time, as a sign-out elsewhere does. */
export const endToken = async ({ db }: Pick<Sandbox, "db">, token: string): Promise<void> => {
  await db.execute(sql`update access_token set ended_at = now() where token = ${token}`)
}
