import { and, eq, ne, sql } from "drizzle-orm"
import { Schema } from "effect"
import { rowsOf } from "../../database/query.ts"
import { type Database, schema } from "../../database/schema.ts"
import { profileView } from "../../database/schema-views.ts"
import { mustHave } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import { accountsFrom, jsonRow } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId } from "../http/stored-values.ts"
import { acceptConfig } from "./accepted-config.ts"

const { componentProfile } = schema

/** JSON text, or JSON that has yet to be made text. */
const Config = Schema.Union([Schema.String, Schema.Record(Schema.String, Schema.Unknown)])
const NewProfile = Schema.Struct({
  name: Schema.String,
  businessEntityId: StoredId,
  type: Schema.Literal(1),
  config: Config
})
const ChangedProfile = Schema.Struct({
  id: StoredId,
  name: Schema.String,
  businessEntityId: StoredId,
  config: Config
})

const textOfConfig = (config: typeof Config.Type): string =>
  acceptConfig(typeof config === "string" ? config : JSON.stringify(config)).text

const longestName = 200

const nameOf = (given: string): string => {
  const name = given.trim()
  if (name === "") throw refusal(422, "A profile needs a name.")
  if (name.length > longestName) throw refusal(422, `A name may have ${longestName} characters at most.`)
  return name
}

const mustBeUnique = async (db: Database, name: string, businessEntityId: number, id: number): Promise<void> => {
  const same = await db
    .select({ id: componentProfile.id })
    .from(componentProfile)
    .where(
      and(
        eq(componentProfile.businessEntityId, businessEntityId),
        eq(componentProfile.name, name),
        ne(componentProfile.id, id)
      )
    )
  if (same.length > 0) throw refusal(409, "Profile name must be unique")
}

interface KnownProfile {
  readonly id: number
  readonly name: string
  readonly businessEntityId: number
}

/** The profile of the address, kept from change until the transaction ends. */
const mustFind = async (db: Database, id: number, businessEntityId: number): Promise<KnownProfile> => {
  const [row] = await rowsOf(
    db,
    sql`select name, business_entity_id as account from component_profile
      where id = ${id} and business_entity_id in ${accountsFrom(businessEntityId)} for update`
  )
  if (row === undefined) throw refusal(404, `There is no profile ${id}.`)
  return { id, name: String(row["name"]), businessEntityId: Number(row["account"]) }
}

const profileJson = async (db: Database, id: number): Promise<string> =>
  (await jsonRow(db, sql`${profileView}`, sql`id = ${id}`)) ?? "null"

/** A profile that UTGs run by, or that an installation will, stays. */
const mustBeUnused = async (db: Database, id: number): Promise<void> => {
  const [row] = await rowsOf(
    db,
    sql`select (select count(*) from component where profile_id = ${id})::int as utgs,
      (select count(*) from installation where profile_id = ${id} and is_active)::int as installations`
  )
  const [utgs, installations] = [Number(row?.["utgs"]), Number(row?.["installations"])]
  if (utgs + installations > 0) {
    throw refusal(409, `The profile is in use: UTGs ${utgs}, installations ${installations}.`)
  }
}

const addWrites = (app: ServiceApp, services: Services): void => {
  const { db, now } = services

  app.post("/businessentities/:beId/componentProfiles", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgConfigurations", "canEdit"])
    const body = await bodyOf(context, NewProfile)
    if (body.businessEntityId !== businessEntityId) {
      throw refusal(400, "The businessEntityId is not that of the address.")
    }
    const name = nameOf(body.name)
    const config = textOfConfig(body.config)
    await mustBeUnique(db, name, businessEntityId, 0)
    const at = now()
    const [created] = await db
      .insert(componentProfile)
      .values({ name, businessEntityId, config, createdAt: at, lastUpdatedAt: at })
      .returning({ id: componentProfile.id })
    return sendField(context, "componentProfile", await profileJson(db, created?.id ?? 0))
  })

  app.put("/businessentities/:beId/componentProfiles/:profileId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("profileId"), "profile")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgConfigurations", "canEdit"])
    const body = await bodyOf(context, ChangedProfile)
    if (body.id !== id) throw refusal(400, "The profile is not the one of the address.")
    const name = nameOf(body.name)
    const config = textOfConfig(body.config)
    const at = now()
    const json = await db.transaction(async (tx) => {
      const found = await mustFind(tx, id, businessEntityId)
      if (body.businessEntityId !== found.businessEntityId) throw refusal(400, "A profile stays in its account.")
      await mustBeUnique(tx, name, found.businessEntityId, id)
      await tx
        .update(componentProfile)
        .set({ name, config, version: sql`${componentProfile.version} + 1`, lastUpdatedAt: at })
        .where(eq(componentProfile.id, id))
      await tx.execute(sql`update component set config_status = 'Update Pending' where profile_id = ${id}`)
      return profileJson(tx, id)
    })
    return sendField(context, "componentProfile", json)
  })
}

/** Creating, updating and deleting profiles; the contract spells the path of a deletion with a small p. */
export const addProfileCalls = (app: ServiceApp, services: Services): void => {
  addWrites(app, services)

  app.delete("/businessentities/:beId/componentprofiles/:profileId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("profileId"), "profile")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgConfigurations", "canEdit"])
    const name = context.req.query("profilename")
    await services.db.transaction(async (tx) => {
      const found = await mustFind(tx, id, businessEntityId)
      if (name !== found.name) throw refusal(400, "The profilename is not the name of the profile.")
      await mustBeUnused(tx, id)
      await tx.delete(componentProfile).where(eq(componentProfile.id, id))
    })
    return context.json({})
  })
}
