import { eq, sql } from "drizzle-orm"
import { Hono } from "hono"
import { schema } from "../../database/schema.ts"
import { businessEntitySummaryView, permissionMaskView, userView } from "../../database/schema-views.ts"
import { isAllowed, mustHave, mustReach } from "../http/authorize.ts"
import type { Caller } from "../http/caller.ts"
import { contractHeaders } from "../http/contract-headers.ts"
import { accountsFrom, jsonList } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf, idParameter } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import { answerUnknownCalls, type ServiceApp, type ServiceEnv, type Services } from "../http/service.ts"
import { addEphemeralUserCalls } from "./ephemeral-users.ts"
import { addUserChangeCalls } from "./user-changes.ts"

const addUserCalls = (app: ServiceApp, services: Services): void => {
  const { db, tokens } = services
  const { person } = schema

  app.get("/users", async (context) => {
    const caller = await tokens.callerOf(context.req.query("accesstoken") ?? "")
    if (caller === null) throw refusal(401, "The access token is unknown or expired.")
    const [user] = await db
      .select({
        id: person.id,
        username: person.username,
        businessEntityId: person.businessEntityId,
        imageSelected: sql<boolean>`${person.image} is not null`
      })
      .from(person)
      .where(eq(person.id, caller.personId))
    return context.json({ user }, 200, { "Cache-Control": "no-store" })
  })

  app.get("/userManifests", async (context) => {
    const caller = await tokens.callerOf(context.req.query("accessToken") ?? "")
    if (caller === null) throw refusal(401, "The access token is unknown or expired.")
    await mustReach(services, caller, idParameter(context, "businessEntityId", "account"))
    const [found] = await db
      .select({ username: person.username, hasImage: sql<boolean>`${person.image} is not null` })
      .from(person)
      .where(eq(person.id, caller.personId))
    const image = found?.hasImage === true ? `/sso/users/${caller.personId}/image` : null
    const userManifest = { username: found?.username ?? "", image }
    return context.json({ userManifest }, 200, { "Cache-Control": "no-store" })
  })

  app.get("/businessentities/:beId/users", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(services, context.get("caller"), businessEntityId, ["Users", "canView"])
    const condition = sql`"businessEntityId" = ${businessEntityId}`
    return sendField(context, "user", await jsonList(db, sql`${userView}`, condition))
  })
}

/** One's own masks, and those of the people whom one may see; of others nothing is told, as little as their account. */
const maySeeMasksOf = async (services: Services, caller: Caller, id: number): Promise<void> => {
  if (id === caller.personId) return
  const { businessEntityId, id: personId } = schema.person
  const [person] = await services.db.select({ businessEntityId }).from(schema.person).where(eq(personId, id))
  if (person === undefined) throw refusal(404, `There is no user ${id}.`)
  if (await isAllowed(services, caller, person.businessEntityId, ["Users", "canView"])) return
  throw refusal(403, `You may not see the user ${id}.`)
}

const addPermissionCalls = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.get("/users/:id/permissionMasks", async (context) => {
    const id = idOf(context.req.param("id"), "user")
    await maySeeMasksOf(services, context.get("caller"), id)
    const condition = sql`"personId" = ${id}`
    return sendField(context, "permissionMask", await jsonList(db, sql`${permissionMaskView}`, condition))
  })

  app.get("/permissions", async (context) => {
    const { id, key, name, description } = schema.permission
    const permission = await db.select({ id, key, name, description }).from(schema.permission).orderBy(id)
    return context.json({ permission }, 200, { "Cache-Control": "no-store" })
  })

  app.get("/objectRoleMappings", async (context) => {
    const { objectId, objectTypeId, roleId } = schema.objectRoleMapping
    const objectRoleMapping = await db
      .select({ roleId })
      .from(schema.objectRoleMapping)
      .where(
        sql`${objectId} = ${idParameter(context, "objectId", "object")}
          and ${objectTypeId} = ${idParameter(context, "objectTypeId", "object type")}`
      )
    return context.json({ objectRoleMapping }, 200, { "Cache-Control": "no-store" })
  })
}

const addAccountCalls = (app: ServiceApp, services: Services): void => {
  app.get("/businessentitysummaries", async (context) => {
    const caller = context.get("caller")
    const parent = context.req.query("parentBusinessEntityId")
    const parentId = parent === undefined ? caller.businessEntityId : idOf(parent, "account")
    await mustReach(services, caller, parentId)
    const below = context.req.query("includeChildren") === "true" ? sql`id <> ${parentId}` : sql`false`
    const itself = context.req.query("includeParent") === "true" ? sql`id = ${parentId}` : sql`false`
    const condition = sql`id in ${accountsFrom(parentId)} and (${below} or ${itself})`
    const list = await jsonList(services.db, sql`${businessEntitySummaryView}`, condition)
    return sendField(context, "businessEntitySummary", list)
  })
}

/** The security service (contract, "Security service"). */
export const securityService = (services: Services): ServiceApp => {
  const app = new Hono<ServiceEnv>()
  app.use(contractHeaders(services))
  addUserCalls(app, services)
  addUserChangeCalls(app, services)
  addEphemeralUserCalls(app, services)
  addPermissionCalls(app, services)
  addAccountCalls(app, services)
  answerUnknownCalls(app)
  return app
}
