import { taskStatusCodes as status } from "@command-center/domain/task/task-status"
import { commandCodes as code } from "@command-center/domain/task/task-type"
import { sql } from "drizzle-orm"
import { failureReasons } from "../database/failure-reasons.ts"
import type { Database } from "../database/schema.ts"
import type { Moment } from "./moment.ts"

/** Seconds from one status to the next before a task runs. */
const stepSeconds = 2

/** Seconds that a task takes, by type; 3 for all others. */
const durations: ReadonlyArray<readonly [type: number, seconds: number]> = [
  [code.restart, 5],
  [code.push, 4],
  [code.pull, 4],
  [code.deployUtgVersion, 18],
  [code.deployAgentVersion, 14],
  [code.UpdateDeviceForms, 10],
  [code.UpdateDeviceFirmware, 20],
  [code.uploadLogs, 8]
]
const durationOf = sql.raw(
  `case t.type ${durations.map(([type, seconds]) => `when ${type} then ${seconds}`).join(" ")} else 3 end`
)

const reachable = ({ at }: Moment) => sql`exists (
  select 1 from machine m where m.id = t.machine_id and m.status = 'Online'
    and (m.unreachable_until is null or m.unreachable_until <= ${at}))`

const after = ({ at, speed }: Moment, seconds: number | typeof durationOf) =>
  sql`${at}::timestamptz + (${seconds}::float8 / ${speed}::float8) * interval '1 second'`

/** A request that no agent took for a week is given up. */
const giveUp = (db: Database, { at }: Moment) =>
  db.execute(sql`
    update task t set status = ${status.controllerFailed}, last_updated_at = ${at}, result_message = ${failureReasons.controller}
    where t.status = ${status.requested} and t.run_after < ${at}::timestamptz - interval '7 days'`)

const notice = (db: Database, moment: Moment) =>
  db.execute(sql`
    update task t set next_step_at = ${after(moment, stepSeconds)}
    where t.status = ${status.requested} and t.next_step_at is null and ${reachable(moment)}`)

const accept = (db: Database, moment: Moment) =>
  db.execute(sql`
    update task t
    set status = ${status.accepted}, last_updated_at = ${moment.at}, next_step_at = ${after(moment, stepSeconds)}
    where t.status = ${status.requested} and t.next_step_at <= ${moment.at} and ${reachable(moment)}`)

const plan = (db: Database, moment: Moment) =>
  db.execute(sql`
    update task t set status = ${status.planned}, last_updated_at = ${moment.at}, next_step_at = null
    where t.status = ${status.accepted} and coalesce(t.next_step_at, ${moment.at}::timestamptz) <= ${moment.at}
      and t.run_after > ${moment.at} and ${reachable(moment)}`)

/** An agent runs one task at a time, the one that is due longest first; its UTG is down while it restarts. */
const begin = (db: Database, moment: Moment) =>
  db.execute(sql`
    with next as (
      select distinct on (t.machine_id) t.id from task t
      where t.status in (${status.accepted}, ${status.planned}) and t.run_after <= ${moment.at}
        and coalesce(t.next_step_at, ${moment.at}::timestamptz) <= ${moment.at} and ${reachable(moment)}
        and not exists (select 1 from task r where r.machine_id = t.machine_id and r.status = ${status.scheduled})
      order by t.machine_id, t.run_after, t.id
    ), begun as (
      update task t
      set status = ${status.scheduled}, last_updated_at = ${moment.at}, next_step_at = ${after(moment, durationOf)}
      from next where t.id = next.id
      returning t.component_id, t.type)
    update component c set utg_status = 'Stopped' from begun
    where c.id = begun.component_id and begun.type in (${code.restart}, ${code.deployUtgVersion})`)

/** Requested → Accepted → (Planned, until its time) → Scheduled, which is running; only where the machine is reached. */
export const pickUp = async (db: Database, moment: Moment): Promise<void> => {
  await giveUp(db, moment)
  await begin(db, moment)
  await plan(db, moment)
  await accept(db, moment)
  await notice(db, moment)
}
