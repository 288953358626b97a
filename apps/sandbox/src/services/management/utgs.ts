import { assignmentInstallationType } from "@command-center/domain/profile/profile-assignment"
import { sql } from "drizzle-orm"
import { Schema } from "effect"
import { rowsOf } from "../../database/query.ts"
import type { Database } from "../../database/schema.ts"
import { mustHave, mustHaveAtAll } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import type { Caller } from "../http/caller.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { guidOf, idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId } from "../http/stored-values.ts"

const Assignment = Schema.Struct({
  componentId: StoredId,
  componentBusinessEntityId: StoredId,
  profileId: Schema.NullOr(StoredId),
  profileBusinessEntityId: Schema.NullOr(StoredId)
})
type Assignment = typeof Assignment.Type
const mostAssignments = 10_000
const Assignments = Schema.Array(Assignment).check(
  Schema.isMaxLength(mostAssignments, {
    message: `must hold ${mostAssignments} assignments at most; send the others in another call`
  })
)

/** Removes a machine with all UTGs on it, their devices, configurations and tasks. */
const removeMachine = (db: Database, machinePermanentId: string, businessEntityId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [found] = await rowsOf(
      tx,
      sql`select m.id from machine m where m.permanent_id = ${machinePermanentId}::uuid and exists (
        select 1 from component c
        where c.machine_id = m.id and c.business_entity_id in ${accountsFrom(businessEntityId)}) for update`
    )
    if (found === undefined) return false
    const id = Number(found["id"])
    const components = sql`(select id from component where machine_id = ${id})`
    await tx.execute(sql`delete from task where machine_id = ${id} or component_id in ${components}`)
    await tx.execute(sql`delete from device where component_id in ${components}`)
    await tx.execute(sql`delete from config_revision where component_id in ${components}`)
    await tx.execute(sql`delete from component_config where component_id in ${components}`)
    await tx.execute(sql`delete from component where machine_id = ${id}`)
    await tx.execute(sql`delete from machine where id = ${id}`)
    return true
  })

const recordset = (assignments: ReadonlyArray<Assignment>) =>
  sql`json_to_recordset(${JSON.stringify(assignments)}::json) as a (
    "componentId" int, "componentBusinessEntityId" int, "profileId" int, "profileBusinessEntityId" int)`

/** Of a UTG that is listed twice only one assignment would count, and whose it is nobody could tell. */
const mustBeListedOnce = (assignments: ReadonlyArray<Assignment>): void => {
  const listed = new Set<number>()
  for (const { componentId } of assignments) {
    if (listed.has(componentId)) throw refusal(400, `The UTG ${componentId} is listed twice.`)
    listed.add(componentId)
  }
}

/** Assigns all or none. A UTG whose profile changed waits for its next update. */
const assignProfiles = (db: Database, caller: Caller, assignments: ReadonlyArray<Assignment>): Promise<void> =>
  db.transaction(async (tx) => {
    const [unknown] = await rowsOf(
      tx,
      sql`select a.* from ${recordset(assignments)}
        left join component c on c.id = a."componentId" and c.business_entity_id = a."componentBusinessEntityId"
        left join component_profile p on p.id = a."profileId" and p.business_entity_id = a."profileBusinessEntityId"
          and p.business_entity_id in ${accountsFrom(caller.businessEntityId)}
        where c.id is null or (a."profileId" is not null and p.id is null) limit 1`
    )
    if (unknown !== undefined) {
      throw refusal(404, `The UTG ${Number(unknown["componentId"])} or its profile is not known in the account given.`)
    }
    await tx.execute(
      sql`update component c set profile_id = p.id, profile_version = p.version,
          config_status = case when p.id is null then c.config_status else 'Update Pending' end
        from ${recordset(assignments)} left join component_profile p on p.id = a."profileId" where c.id = a."componentId"`
    )
  })

/** Removing UTGs and assigning profiles to them. */
export const addUtgCalls = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.delete("/businessentities/:beId/machines/:machineId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const machineId = guidOf(context.req.param("machineId"), "machine")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canEdit"])
    if (!(await removeMachine(db, machineId, businessEntityId))) {
      throw refusal(404, `There is no machine ${machineId} in the account ${businessEntityId}.`)
    }
    return context.json({})
  })

  app.patch("/componentProfileAssignments", async (context) => {
    if (context.req.query("installationtype") !== String(assignmentInstallationType)) {
      throw refusal(400, `The installationtype must be ${assignmentInstallationType}.`)
    }
    const assignments = await bodyOf(context, Assignments)
    const caller = context.get("caller")
    const accounts = [...new Set(assignments.map((assignment) => assignment.componentBusinessEntityId))]
    await mustHaveAtAll(services, caller, accounts, ["UtgServices", "canEdit"])
    mustBeListedOnce(assignments)
    await assignProfiles(db, caller, assignments)
    return context.json({ componentProfileAssignment: assignments })
  })
}
