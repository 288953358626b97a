import { Schema } from "effect"
import { schema } from "../../database/schema.ts"
import { mustHave, mustHaveAtAll } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId, StoredInstant } from "../http/stored-values.ts"

const Code = Schema.String.check(Schema.makeFilter((text: string) => text !== ""))

const mostMappings = 1000

/** Document 2 §9: lifespan type 20, application 4. */
const EphemeralUser = Schema.Struct({
  authenticationCode: Code,
  applicationId: Schema.Literal(4),
  lifespan: Schema.Struct({ type: Schema.Literal(20), start: StoredInstant, end: StoredInstant }),
  roleMappings: Schema.NonEmptyArray(Schema.Struct({ roleId: StoredId, businessEntityId: StoredId })).check(
    Schema.isMaxLength(mostMappings, { message: `must hold ${mostMappings} mappings at most` })
  ),
  userSessions: Schema.NonEmptyArray(Schema.Struct({ sessionToken: Code }))
})

const { ephemeralUser, role } = schema

/** The temporary user that an installation signs in as (contract "Security service"). */
export const addEphemeralUserCalls = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.post("/businessentities/:beId/ephemeralUsers", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const caller = context.get("caller")
    await mustHave(services, caller, businessEntityId, ["UtgInstallations", "canEdit"])
    const { authenticationCode, lifespan, roleMappings } = await bodyOf(context, EphemeralUser)
    const startsAt = new Date(lifespan.start)
    const endsAt = new Date(lifespan.end)
    if (endsAt <= startsAt) throw refusal(400, "The lifespan ends before it starts.")
    const accounts = roleMappings.map((mapping) => mapping.businessEntityId)
    await mustHaveAtAll(services, caller, accounts, ["UtgInstallations", "canEdit"])
    const known = new Set((await db.select({ id: role.id }).from(role)).map(({ id }) => id))
    const unknown = roleMappings.find(({ roleId }) => !known.has(roleId))
    if (unknown !== undefined) throw refusal(404, `There is no role ${unknown.roleId}.`)
    const [created] = await db
      .insert(ephemeralUser)
      .values(roleMappings.map((mapping) => ({ authenticationCode, ...mapping, startsAt, endsAt })))
      .returning({ id: ephemeralUser.id })
    return context.json({ ephemeralUser: { id: created?.id ?? 0 } }, 200, { "Cache-Control": "no-store" })
  })
}
