import { sql } from "drizzle-orm"
import { rowsOf } from "./query.ts"
import type { Database } from "./schema.ts"

export interface KeyRights {
  readonly canView: boolean
  readonly canEdit: boolean
}

/**
 * What a person may do at an account, by permission key: the masks whose accounts include it or one of its ancestors,
 * joined by OR, masks that are not enabled left out (document 1 §6, contract "Accounts and permissions").
 */
export const rightsOfPerson = async (
  db: Database,
  personId: number,
  businessEntityId: number
): Promise<ReadonlyMap<string, KeyRights>> => {
  const rows = await rowsOf(
    db,
    sql`select p.key, bool_or(m.can_view) as view, bool_or(m.can_edit) as edit
        from permission_mask m join permission p on p.id = m.permission_id
        where m.person_id = ${personId} and m.is_enabled and exists (
          select 1 from account_closure a
          where a.descendant_id = ${businessEntityId} and a.ancestor_id = any (m.role_business_entity_ids))
        group by p.key`
  )
  return new Map(
    rows.map((row) => [String(row["key"]), { canView: row["view"] === true, canEdit: row["edit"] === true }])
  )
}

/** Whether an account is the given one or below it. */
export const isWithin = async (db: Database, ancestorId: number, businessEntityId: number): Promise<boolean> => {
  const rows = await rowsOf(
    db,
    sql`select 1 from account_closure where ancestor_id = ${ancestorId} and descendant_id = ${businessEntityId}`
  )
  return rows.length > 0
}
