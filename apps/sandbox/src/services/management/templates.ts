import { and, eq, ne, sql } from "drizzle-orm"
import { Schema } from "effect"
import { type Database, schema } from "../../database/schema.ts"
import { configTemplateView } from "../../database/schema-views.ts"
import { mustHave } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import { filledUpTo, mostCharacters } from "../http/bounded-text.ts"
import { accountsFrom, jsonList, jsonRow } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { JsonText } from "../http/json-text.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId } from "../http/stored-values.ts"

const Name = filledUpTo(mostCharacters.name)
const NewTemplate = Schema.Struct({ name: Name, businessEntityId: StoredId, data: JsonText })
const ChangedTemplate = Schema.Struct({ id: StoredId, name: Name, businessEntityId: StoredId, config: JsonText })

const { configTemplate } = schema

const mustBeUnique = async (db: Database, name: string, businessEntityId: number, id: number): Promise<void> => {
  const same = await db
    .select({ id: configTemplate.id })
    .from(configTemplate)
    .where(
      and(
        eq(configTemplate.businessEntityId, businessEntityId),
        eq(configTemplate.name, name),
        ne(configTemplate.id, id)
      )
    )
  if (same.length > 0) throw refusal(409, "Config template name must be unique")
}

const templateJson = (db: Database, id: number, businessEntityId: number): Promise<string | null> =>
  jsonRow(db, sql`${configTemplateView}`, sql`id = ${id} and "businessEntityId" in ${accountsFrom(businessEntityId)}`)

const mustBe = (json: string | null, id: number): string => {
  if (json === null) throw refusal(404, `There is no config template ${id}.`)
  return json
}

const addReads = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.get("/businessentities/:beId/configtemplates", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(
      services,
      context.get("caller"),
      businessEntityId,
      ["UtgServices", "canView"],
      ["UtgServices", "canEdit"]
    )
    const condition = sql`"businessEntityId" in ${accountsFrom(businessEntityId)}`
    return sendField(context, "configTemplate", await jsonList(db, sql`${configTemplateView}`, condition))
  })

  app.get("/businessentities/:beId/configtemplates/:templateId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("templateId"), "config template")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canView"])
    return sendField(context, "configTemplate", mustBe(await templateJson(db, id, businessEntityId), id))
  })
}

const addWrites = (app: ServiceApp, services: Services): void => {
  const { db, now } = services

  app.post("/businessentities/:beId/configtemplates", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canEdit"])
    const body = await bodyOf(context, NewTemplate)
    if (body.businessEntityId !== businessEntityId)
      throw refusal(400, "The businessEntityId is not that of the address.")
    await mustBeUnique(db, body.name, businessEntityId, 0)
    const [created] = await db
      .insert(configTemplate)
      .values({ name: body.name, businessEntityId, config: body.data, lastUpdatedAt: now() })
      .returning({ id: configTemplate.id })
    const id = created?.id ?? 0
    return sendField(context, "configTemplate", mustBe(await templateJson(db, id, businessEntityId), id))
  })

  app.put("/businessentities/:beId/configtemplates/:templateId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("templateId"), "config template")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canEdit"])
    const { name, config, ...body } = await bodyOf(context, ChangedTemplate)
    if (body.id !== id) throw refusal(400, "The config template is not the one of the address.")
    mustBe(await templateJson(db, id, businessEntityId), id)
    const [found] = await db
      .select({ businessEntityId: configTemplate.businessEntityId })
      .from(configTemplate)
      .where(eq(configTemplate.id, id))
    if (body.businessEntityId !== found?.businessEntityId) throw refusal(400, "A config template stays in its account.")
    await mustBeUnique(db, name, found.businessEntityId, id)
    await db.update(configTemplate).set({ name, config, lastUpdatedAt: now() }).where(eq(configTemplate.id, id))
    return sendField(context, "configTemplate", mustBe(await templateJson(db, id, businessEntityId), id))
  })

  app.delete("/businessentities/:beId/configtemplates/:templateId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("templateId"), "config template")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canEdit"])
    mustBe(await templateJson(db, id, businessEntityId), id)
    await db.delete(configTemplate).where(eq(configTemplate.id, id))
    return context.json({})
  })
}

/** Config templates: list, one, create, update, delete. */
export const addTemplateCalls = (app: ServiceApp, services: Services): void => {
  addReads(app, services)
  addWrites(app, services)
}
