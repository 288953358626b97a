import { sql } from "drizzle-orm"
import type { Database } from "../database/schema.ts"
import type { Moment } from "./moment.ts"

/** Agents that are due report in; those that were away are back, and so are their UTGs. */
const report = async (db: Database, { at, speed }: Moment): Promise<void> => {
  await db.execute(sql`
    with due as (
      select id, status from machine
      where (unreachable_until is null or unreachable_until <= ${at})
        and (next_predicted_communication is null or next_predicted_communication <= ${at} or status <> 'Online')
    ), reported as (
      update machine m set status = 'Online', unreachable_until = null, last_known_communication = ${at},
        next_predicted_communication = ${at}::timestamptz
          + (m.report_seconds * (0.8 + (m.id % 21) / 100.0) / ${speed}::float8) * interval '1 second'
      from due where m.id = due.id)
    update component c set utg_status = 'Online' from due
    where c.machine_id = due.id and due.status <> 'Online' and c.utg_status in ('Offline', 'Unknown')
      and c.offline_until is null`)
}

/** Now and then a machine drops off for 10 to 50 minutes, after it reported in. */
const dropOff = async (db: Database, { at, now, speed }: Moment): Promise<void> => {
  const minute = Math.floor(now.getTime() / 60_000) % 10_007
  await db.execute(sql`
    update machine
    set unreachable_until = ${at}::timestamptz + ((10 + id % 41) * 60 / ${speed}::float8) * interval '1 second'
    where unreachable_until is null and last_known_communication = ${at}
      and (id::bigint * 7919 + ${minute}::bigint * 104729) % 4001 = 0`)
}

/** A machine that has missed its time by half a minute is shown as offline, its running UTGs too. */
const missing = async (db: Database, { at, speed }: Moment): Promise<void> => {
  await db.execute(sql`
    with gone as (
      update machine set status = 'Offline'
      where status = 'Online' and unreachable_until > ${at}
        and next_predicted_communication < ${at}::timestamptz - (30 / ${speed}::float8) * interval '1 second'
      returning id)
    update component c set utg_status = 'Offline' from gone where c.machine_id = gone.id and c.utg_status = 'Online'`)
}

/** Offline mode ends by itself. */
const offlineModeEnds = async (db: Database, { at }: Moment): Promise<void> => {
  await db.execute(sql`
    update component set utg_status = 'Online', offline_until = null where offline_until <= ${at}`)
}

/** What agents do whether they have a task or not. */
export const reportIn = async (db: Database, moment: Moment, outages: boolean): Promise<void> => {
  await report(db, moment)
  if (outages) await dropOff(db, moment)
  await missing(db, moment)
  await offlineModeEnds(db, moment)
}
