import { type NewUserDraft, newUserIssue, newUserTexts } from "@command-center/domain/user/new-user"
import { userKinds } from "@command-center/domain/user/user-role"
import { and, eq, sql } from "drizzle-orm"
import { Schema } from "effect"
import { type Database, schema } from "../../database/schema.ts"
import { userView } from "../../database/schema-views.ts"
import { isAllowed, mustHave, mustHaveAtAll } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import { jsonRow } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId } from "../http/stored-values.ts"

const NewUserBody = Schema.Struct({
  Username: Schema.String,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  BusinessEntityId: StoredId,
  UserType: Schema.Literal(userKinds.standard),
  IsActive: Schema.Boolean
})
const mostAccounts = 10_000
const RoleAssignment = Schema.Struct({
  businessEntityIds: Schema.NonEmptyArray(StoredId).check(
    Schema.isMaxLength(mostAccounts, {
      message: `must name ${mostAccounts} accounts at most; send the others in another call`
    })
  ),
  userType: Schema.Literal(userKinds.standard)
})

const { person, personRole, role } = schema

const mustBeValid = (draft: NewUserDraft): void => {
  for (const field of newUserTexts) {
    const issue = newUserIssue(draft, field)
    if (issue !== null) throw refusal(400, issue)
  }
}

const takenMessage = (username: string): string => `The username ${username} is taken.`

const mustBeFree = async (db: Database, username: string): Promise<void> => {
  const same = await db
    .select({ id: person.id })
    .from(person)
    .where(sql`lower(${person.username}) = lower(${username})`)
  if (same.length > 0) throw refusal(409, takenMessage(username))
}

const addCreation = (app: ServiceApp, services: Services): void => {
  const { db, now } = services

  app.post("/businessentities/:beId/users", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(services, context.get("caller"), businessEntityId, ["Users", "canEdit"])
    const body = await bodyOf(context, NewUserBody)
    if (body.BusinessEntityId !== businessEntityId)
      throw refusal(400, "The BusinessEntityId is not that of the address.")
    const { Username: username, FirstName: firstName, LastName: lastName, Email: email } = body
    mustBeValid({ username, firstName, lastName, email, verifyEmail: email, roleId: null })
    await mustBeFree(db, username)
    const [created] = await db
      .insert(person)
      .values({
        username,
        firstName,
        lastName,
        email,
        userType: body.UserType,
        isActive: body.IsActive,
        isInitialUser: true,
        businessEntityId,
        createdAt: now()
      })
      .onConflictDoNothing()
      .returning({ id: person.id })
    if (created === undefined) throw refusal(409, takenMessage(username))
    const json = await jsonRow(db, sql`${userView}`, sql`id = ${created.id}`)
    return sendField(context, "user", json ?? "null")
  })
}

const addRoles = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.post("/users/:userId/roles/:roleId/businessentities", async (context) => {
    const caller = context.get("caller")
    const userId = idOf(context.req.param("userId"), "user")
    const roleId = idOf(context.req.param("roleId"), "role")
    const { businessEntityIds, userType } = await bodyOf(context, RoleAssignment)
    await mustHaveAtAll(services, caller, businessEntityIds, ["Users", "canEdit"])
    const [user] = await db
      .select({ businessEntityId: person.businessEntityId })
      .from(person)
      .where(and(eq(person.id, userId), eq(person.userType, userType)))
    if (user === undefined) throw refusal(404, `There is no user ${userId}.`)
    // Without the account: whose it is, is nothing to tell.
    if (!(await isAllowed(services, caller, user.businessEntityId, ["Users", "canEdit"])))
      throw refusal(403, `You may not change the user ${userId}.`)
    const [known] = await db.select({ id: role.id }).from(role).where(eq(role.id, roleId))
    if (known === undefined) throw refusal(404, `There is no role ${roleId}.`)
    await db.execute(
      sql`insert into ${personRole} (person_id, role_id, business_entity_id)
        select ${userId}, ${roleId}, unnest(${`{${businessEntityIds.join(",")}}`}::int[]) on conflict do nothing`
    )
    return context.json({}, 200, { "Cache-Control": "no-store" })
  })
}

/** What changes people: a new one of an account, and a role for one (contract "Security service"). */
export const addUserChangeCalls = (app: ServiceApp, services: Services): void => {
  addCreation(app, services)
  addRoles(app, services)
}
