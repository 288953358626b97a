import { taskStatusCodes as status } from "@command-center/domain/task/task-status"
import { sql } from "drizzle-orm"
import { rowsOf } from "../database/query.ts"
import type { Database } from "../database/schema.ts"
import { applyOutcomes, type Finished } from "./apply-outcomes.ts"
import type { Job } from "./job.ts"
import type { Moment } from "./moment.ts"
import { outcomeOf } from "./outcome.ts"
import { readReleases } from "./releases.ts"

/** More than this in one step wait for the next, so that a step stays short. */
const most = 2000

const dueJobs = async (db: Database, { at }: Moment): Promise<ReadonlyArray<Job>> => {
  const rows = await rowsOf(
    db,
    sql`
    select t.id, t.type, t.instructions, t.component_id, t.machine_id, c.utg_version, p.version as profile_version,
      coalesce(g.revision_id, 0) as revision_id,
      coalesce((select json_agg(d.api_terminal_id) from device d
        where d.component_id = c.id and d.api_terminal_id is not null), '[]')::text as terminals
    from task t join component c on c.id = t.component_id join machine m on m.id = t.machine_id
      left join component_profile p on p.id = c.profile_id left join component_config g on g.component_id = c.id
    where t.status = ${status.scheduled} and coalesce(t.next_step_at, ${at}::timestamptz) <= ${at}
      and m.status = 'Online' and (m.unreachable_until is null or m.unreachable_until <= ${at})
    order by t.id limit ${most}`
  )
  return rows.map((row) => {
    const terminals: unknown = JSON.parse(String(row["terminals"]))
    return {
      taskId: Number(row["id"]),
      type: Number(row["type"]),
      instructions: String(row["instructions"]),
      componentId: Number(row["component_id"]),
      machineId: Number(row["machine_id"]),
      utgVersion: String(row["utg_version"]),
      revisionId: Number(row["revision_id"]),
      profileVersion: row["profile_version"] === null ? null : Number(row["profile_version"]),
      terminalIds: Array.isArray(terminals) ? terminals.map(String) : []
    }
  })
}

/** Ends the running tasks whose time has come; answers how many. */
export const finish = async (db: Database, moment: Moment, failureRate: number): Promise<number> => {
  const jobs = await dueJobs(db, moment)
  if (jobs.length === 0) return 0
  const world = {
    now: moment.now,
    utg: await readReleases(db, "utg"),
    agent: await readReleases(db, "agent"),
    failureRate
  }
  const finished: ReadonlyArray<Finished> = jobs.map((job) => ({ job, outcome: outcomeOf(job, world) }))
  await applyOutcomes(db, moment, finished)
  return jobs.length
}
