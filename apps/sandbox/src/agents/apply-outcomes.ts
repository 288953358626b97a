import { taskStatusCodes as status } from "@command-center/domain/task/task-status"
import { commandCodes as code } from "@command-center/domain/task/task-type"
import { sql } from "drizzle-orm"
import { keepRevisions } from "../database/kept-revisions.ts"
import type { Database } from "../database/schema.ts"
import type { Job, Outcome } from "./job.ts"
import type { Moment } from "./moment.ts"

export interface Finished {
  readonly job: Job
  readonly outcome: Outcome
}

const applyToTasks = (db: Database, { at }: Moment, finished: ReadonlyArray<Finished>) => {
  const rows = finished.map(({ job, outcome }) => ({
    id: job.taskId,
    status: outcome.succeeded ? status.completed : status.failed,
    message: outcome.message,
    details: JSON.stringify({ agent: outcome.message, at })
  }))
  return db.execute(sql`
    update task t set status = n.status, result_message = n.message, result_details = n.details,
      last_updated_at = ${at}, next_step_at = null
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id int, status int, message text, details text)
    where t.id = n.id`)
}

const applyToUtgs = async (db: Database, { at }: Moment, finished: ReadonlyArray<Finished>) => {
  const rows = finished.flatMap(({ job, outcome }) =>
    outcome.utg === undefined ? [] : [{ id: job.componentId, ...outcome.utg, offlineUntil: outcome.utg.offlineUntil }]
  )
  if (rows.length === 0) return
  await db.execute(sql`
    update component c set utg_status = coalesce(n."utgStatus", c.utg_status),
      utg_version = coalesce(n."utgVersion", c.utg_version), config_status = coalesce(n."configStatus", c.config_status),
      profile_version = coalesce(n."profileVersion", c.profile_version),
      offline_until = case when n."utgStatus" is null then c.offline_until else n."offlineUntil" end
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id int, "utgStatus" text, "utgVersion" text,
      "configStatus" text, "profileVersion" int, "offlineUntil" timestamptz)
    where c.id = n.id`)
  const revised = rows.filter((row) => row.newRevision === true).map((row) => row.id)
  if (revised.length === 0) return
  const areRevised = sql`in (select value::int from json_array_elements_text(${JSON.stringify(revised)}::json))`
  await keepRevisions(db, areRevised)
  await db.execute(sql`
    update component_config set revision_id = revision_id + 1, is_committed = true, last_updated_at = ${at}
    where component_id ${areRevised}`)
}

/** A push makes the current revision the one the UTG runs by: it listens where the revision says. */
const commitPushed = async (db: Database, { at }: Moment, finished: ReadonlyArray<Finished>) => {
  const pushed = finished.filter(({ job, outcome }) => job.type === code.push && outcome.succeeded)
  if (pushed.length === 0) return
  const ids = JSON.stringify(pushed.map(({ job }) => job.componentId))
  const isPushed = sql`in (select value::int from json_array_elements_text(${ids}::json))`
  await db.execute(sql`update component_config set is_committed = true where component_id ${isPushed}`)
  await db.execute(sql`
    update component set connection_string = json_build_object(
      'listenerAddress', connection_string::json->>'listenerAddress', 'listenerPort', listen_port,
      'executablePath', connection_string::json->>'executablePath')::text where id ${isPushed}`)
  await db.execute(sql`
    update component_profile set last_applied_at = ${at}
    where id in (select profile_id from component where id ${isPushed})`)
}

const applyToAgents = async (db: Database, finished: ReadonlyArray<Finished>) => {
  const rows = finished.flatMap(({ job, outcome }) =>
    outcome.agentVersion === undefined ? [] : [{ id: job.machineId, version: outcome.agentVersion }]
  )
  if (rows.length === 0) return
  await db.execute(sql`
    update machine m set agent_version = n.version
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id int, version text) where m.id = n.id`)
}

/** New firmware raises the last part of the device's version. */
const applyToDevices = async (db: Database, finished: ReadonlyArray<Finished>) => {
  const rows = finished.flatMap(({ job, outcome }) =>
    outcome.device === undefined ? [] : [{ id: job.componentId, ...outcome.device }]
  )
  if (rows.length === 0) return
  await db.execute(sql`
    update device d set pci_version = coalesce(n."pciVersion", d.pci_version),
      firmware_version = regexp_replace(d.firmware_version, '[0-9]+$', '')
        || (coalesce(substring(d.firmware_version from '[0-9]+$')::int, 0) + 1)
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id int, "terminalId" text, "pciVersion" text)
    where d.component_id = n.id and d.api_terminal_id = n."terminalId"`)
}

/** Writes how tasks ended and what they changed: one statement per table, however many tasks. */
export const applyOutcomes = async (db: Database, moment: Moment, finished: ReadonlyArray<Finished>): Promise<void> => {
  await applyToTasks(db, moment, finished)
  await applyToUtgs(db, moment, finished)
  await commitPushed(db, moment, finished)
  await applyToAgents(db, finished)
  await applyToDevices(db, finished)
}
