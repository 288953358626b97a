import { sql } from "drizzle-orm"
import type { PermissionKey } from "./database/seed/people.ts"
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

/** Takes from a person the right to change what a permission is about, and gives it back; what they may see stays. */
export const switchEditing = async (
  { db }: Pick<Sandbox, "db">,
  username: string,
  key: PermissionKey,
  canEdit: boolean
): Promise<void> => {
  const person = sql`select id from person where username = ${username}`
  const permission = sql`select id from permission where key = ${key}`
  await db.execute(
    sql`update permission_mask set can_edit = ${canEdit}
      where person_id = (${person}) and permission_id = (${permission})`
  )
}

/** Ends a token before its time, as a sign-out elsewhere does. */
export const endToken = async ({ db }: Pick<Sandbox, "db">, token: string): Promise<void> => {
  await db.execute(sql`update access_token set ended_at = now() where token = ${token}`)
}
