import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "../query.ts"
import type { Database } from "../schema.ts"

/** Drawing each row takes its time and memory: of a larger estate the rest is copies that the database makes itself. */
export const mostDrawn = 100_000

/** The same for the same row and copy. */
const guidOf = (column: SQL, copy: number): SQL => sql`md5(${column} || '/' || ${copy}::text)::uuid`

const highest = async (db: Database, table: SQL): Promise<number> => {
  const [row] = await rowsOf(db, sql`select max(id)::int as id from ${table}`)
  return Number(row?.["id"])
}

/**
 * Copies UTGs with their machines and configurations, each with ids and names of its own, until there are so many. A
 * copy has no devices and no tasks.
 */
export const copyUtgs = async (db: Database, drawn: number, wanted: number): Promise<void> => {
  const machines = await highest(db, sql`machine`)
  const components = await highest(db, sql`component`)
  for (let copy = 1; copy * drawn < wanted; copy += 1) {
    const most = Math.min(drawn, wanted - copy * drawn)
    await db.execute(sql`
      insert into machine select id + ${copy * machines}, ${guidOf(sql`permanent_id`, copy)}, business_entity_id,
        ${`c${copy}-`} || dns_name, nickname || ${` ${copy}`}, status, agent_version, last_known_communication,
        next_predicted_communication, standard_time_zone, windows_version, report_seconds, unreachable_until
      from machine where id <= ${machines}`)
    await db.execute(sql`
      insert into component select id + ${copy * components}, ${guidOf(sql`permanent_id`, copy)},
        machine_id + ${copy * machines}, business_entity_id, nickname || ${` ${copy}`}, merchant, location, lane,
        file_id, utg_status, utg_version, config_status, profile_id, profile_version, connection_string, listen_port,
        offline_until
      from component where id <= ${components} order by id limit ${most}`)
    await db.execute(sql`
      insert into component_config select k.component_id + ${copy * components}, k.revision_id, k.head_id, k.config,
        k.hash, k.is_committed, k.last_updated_at, k.last_updated_by
      from component_config k where k.component_id <= ${components}
        and exists (select 1 from component c where c.id = k.component_id + ${copy * components})`)
  }
}
