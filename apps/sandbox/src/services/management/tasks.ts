import { commandCodes } from "@command-center/domain/task/task-type"
import { sql } from "drizzle-orm"
import { rowsOf, textOf } from "../../database/query.ts"
import type { Database } from "../../database/schema.ts"
import { mustHave, type Need } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { guidOf, idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { type SentTask, SentTasks } from "./new-task.ts"

const deviceTaskTypes: ReadonlySet<number> = new Set([
  commandCodes.UpdateDeviceForms,
  commandCodes.UpdateDeviceFirmware
])

/** Tasks on devices need the right to edit devices, all others the right to edit UTGs (document 2 §6). */
const needsOf = (tasks: ReadonlyArray<SentTask>): ReadonlyArray<Need> => {
  const needs: Array<Need> = []
  if (tasks.some(({ type }) => deviceTaskTypes.has(type))) needs.push(["Devices", "canEdit"])
  if (tasks.some(({ type }) => !deviceTaskTypes.has(type))) needs.push(["UtgServices", "canEdit"])
  return needs
}

/** The tasks as rows with the machine's own id; only those whose UTG, machine and account belong together. */
const knownTasks = (tasks: ReadonlyArray<SentTask>, businessEntityId: number) => sql`
  select s.*, c.machine_id
  from json_to_recordset(${JSON.stringify(tasks.map((task, position) => ({ ...task, position })))}::json) as s (
      position int, "businessEntityId" int, "componentId" int, "machinePermanentId" uuid, type int, instructions text,
      "runAfter" timestamptz, "lastUpdatedBy" int, "bulkLabel" text, label text)
    join component c on c.id = s."componentId" and c.business_entity_id = s."businessEntityId"
    join machine m on m.id = c.machine_id and m.permanent_id = s."machinePermanentId"
  where c.business_entity_id in ${accountsFrom(businessEntityId)}`

const firstUnknown = async (
  db: Database,
  tasks: ReadonlyArray<SentTask>,
  businessEntityId: number
): Promise<SentTask | undefined> => {
  const rows = await rowsOf(db, sql`select position from (${knownTasks(tasks, businessEntityId)}) as known`)
  const known = new Set(rows.map((row) => row["position"]))
  return tasks.find((_, position) => !known.has(position))
}

/** Creates all of the tasks or none; answers them as JSON text in the order they were sent, each with its id. */
const createTasks = (services: Services, tasks: ReadonlyArray<SentTask>, businessEntityId: number): Promise<string> => {
  const at = services.now().toISOString()
  return services.db.transaction(async (tx) => {
    const unknown = await firstUnknown(tx, tasks, businessEntityId)
    if (unknown !== undefined) {
      throw refusal(
        404,
        `There is no UTG ${unknown.componentId} with this machine in the account ${unknown.businessEntityId}.`
      )
    }
    return textOf(
      tx,
      sql`with created as (
        insert into task (business_entity_id, component_id, machine_id, type, instructions, run_after, created_at,
          last_updated_at, last_updated_by, bulk_label, label)
        select "businessEntityId", "componentId", machine_id, type, instructions, "runAfter", ${at}::timestamptz,
          ${at}::timestamptz, "lastUpdatedBy", "bulkLabel", label
        from (${knownTasks(tasks, businessEntityId)}) as known order by position
        returning *)
      select json_agg(json_build_object('id', t.id, 'businessEntityId', t.business_entity_id, 'componentId', t.component_id,
        'machinePermanentId', m.permanent_id, 'type', t.type, 'instructions', t.instructions,
        'runAfter', iso_utc(t.run_after), 'lastUpdatedAt', iso_utc(t.last_updated_at), 'lastUpdatedBy', t.last_updated_by,
        'status', t.status, 'bulkLabel', t.bulk_label, 'label', t.label, 'hash', t.hash, 'signature', t.signature,
        'taskGroupId', t.task_group_id, 'version', t.version, 'resultDetails', t.result_details,
        'resultMessage', t.result_message) order by t.id)::text
      from created t join machine m on m.id = t.machine_id`
    )
  })
}

/** Below this a task can be deleted (contract, "Displayed task state"). */
const inProcess = 15

/** Creating and deleting tasks. */
export const addTaskCalls = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.post("/businessentities/:beId/tasksbulk", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(
      services,
      context.get("caller"),
      businessEntityId,
      ["UtgServices", "canEdit"],
      ["Devices", "canEdit"]
    )
    const tasks = await bodyOf(context, SentTasks)
    for (const need of needsOf(tasks)) await mustHave(services, context.get("caller"), businessEntityId, need)
    return sendField(context, "task", await createTasks(services, tasks, businessEntityId))
  })

  app.delete("/businessentities/:beId/machines/:machineId/tasks/:taskId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const machineId = guidOf(context.req.param("machineId"), "machine")
    const taskId = idOf(context.req.param("taskId"), "task")
    await mustHave(services, context.get("caller"), businessEntityId, ["Machines", "canEdit"])
    const found = sql`t.id = ${taskId} and t.business_entity_id in ${accountsFrom(businessEntityId)}
      and t.machine_id = (select id from machine where permanent_id = ${machineId}::uuid)`
    const deleted = await rowsOf(db, sql`delete from task t where ${found} and t.status < ${inProcess} returning t.id`)
    if (deleted.length > 0) return context.json({})
    const kept = await rowsOf(db, sql`select t.id from task t where ${found}`)
    if (kept.length > 0) throw refusal(409, "The task is in process or complete.")
    throw refusal(404, `There is no task ${taskId} on this machine.`)
  })
}
