import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "./query.ts"
import type { Database } from "./schema.ts"

/** A permission key (document 1 §6) with its view or edit flag. */
export type Right = readonly [key: string, flag: "canView" | "canEdit"]

const flagColumns = { canView: sql.raw("m.can_view"), canEdit: sql.raw("m.can_edit") } as const

/** Any number of ids as one parameter, in their order. */
const asRows = (ids: ReadonlyArray<number>): SQL =>
  sql`unnest(${`{${ids.join(",")}}`}::int[]) with ordinality as asked (id, place)`

const firstId = async (db: Database, statement: SQL): Promise<number | null> => {
  const [row] = await rowsOf(db, statement)
  return row === undefined ? null : Number(row["id"])
}

/**
 * The first of the accounts at which a person has none of the rights, or null. A right comes of the masks whose
 * accounts include the account or one of its ancestors, joined by OR, masks that are not enabled left out
 * (document 1 §6, contract "Accounts and permissions").
 */
export const firstWithoutRight = (
  db: Database,
  personId: number,
  businessEntityIds: ReadonlyArray<number>,
  rights: ReadonlyArray<Right>
): Promise<number | null> => {
  const granted = sql.join(
    rights.map(([key, flag]) => sql`(p.key = ${key} and ${flagColumns[flag]})`),
    sql` or `
  )
  return firstId(
    db,
    sql`select asked.id from ${asRows(businessEntityIds)}
      where not exists (
        select 1 from permission_mask m join permission p on p.id = m.permission_id
        where m.person_id = ${personId} and m.is_enabled and (${granted}) and exists (
          select 1 from account_closure a
          where a.descendant_id = asked.id and a.ancestor_id = any (m.role_business_entity_ids)))
      order by asked.place limit 1`
  )
}

/** The first of the accounts that is neither the given one nor below it, or null. */
export const firstOutside = (
  db: Database,
  ancestorId: number,
  businessEntityIds: ReadonlyArray<number>
): Promise<number | null> =>
  firstId(
    db,
    sql`select asked.id from ${asRows(businessEntityIds)}
      where not exists (
        select 1 from account_closure where ancestor_id = ${ancestorId} and descendant_id = asked.id)
      order by asked.place limit 1`
  )
