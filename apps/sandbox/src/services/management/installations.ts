import { randomBytes } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import { Schema } from "effect"
import { schema } from "../../database/schema.ts"
import { installationView } from "../../database/schema-views.ts"
import { mustHave } from "../http/authorize.ts"
import { jsonOf, readAs } from "../http/body.ts"
import type { Caller } from "../http/caller.ts"
import { accountsFrom, jsonRow } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId } from "../http/stored-values.ts"
import { Manifest, manifestIssues } from "./installations-manifest.ts"

/** 10 new UTG, 30 existing UTG (document 2 §9). */
const NewInstallation = Schema.Struct({
  type: Schema.Literals([10, 30]),
  businessEntityId: StoredId,
  manifest: Manifest
})

/** The manifest with all its fields, those too that no schema names. */
const WholeManifest = Schema.Struct({ manifest: Schema.Unknown })

const { componentProfile, installation } = schema

const verificationId = (): string => randomBytes(4).toString("hex").toUpperCase()

const mustKnowProfile = async ({ db }: Services, caller: Caller, { components: [component] }: Manifest) => {
  const { profileId, profileBusinessEntityId } = component
  if (profileId === null) return
  const [known] = await db
    .select({ id: componentProfile.id })
    .from(componentProfile)
    .where(
      and(
        eq(componentProfile.id, profileId),
        eq(componentProfile.businessEntityId, profileBusinessEntityId ?? 0),
        sql`${componentProfile.businessEntityId} in ${accountsFrom(caller.businessEntityId)}`
      )
    )
  if (known === undefined) throw refusal(422, `The profile ${profileId} is not known in the account given.`)
}

/** Creating and deactivating installations (contract, "Management service"). */
export const addInstallationCalls = (app: ServiceApp, services: Services): void => {
  const { db, now } = services

  app.post("/businessentities/:beId/installations", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const caller = context.get("caller")
    await mustHave(services, caller, businessEntityId, ["UtgInstallations", "canEdit"])
    const json = await jsonOf(context)
    const { type, manifest, ...body } = readAs(json, NewInstallation)
    if (body.businessEntityId !== businessEntityId)
      throw refusal(400, "The businessEntityId is not that of the address.")
    const issues = manifestIssues(manifest)
    if (issues.length > 0) throw refusal(422, issues.join(" "))
    await mustKnowProfile(services, caller, manifest)
    const whole = readAs(json, WholeManifest)
    const [created] = await db
      .insert(installation)
      .values({
        type,
        businessEntityId,
        verificationId: verificationId(),
        createdAt: now(),
        lastUpdatedAt: now(),
        profileId: manifest.components[0].profileId,
        manifest: JSON.stringify(whole.manifest)
      })
      .returning({ id: installation.id })
    const row = await jsonRow(db, sql`${installationView}`, sql`id = ${created?.id ?? 0}`)
    return sendField(context, "installation", row ?? "null")
  })

  app.delete("/businessentities/:beId/installations/:installId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("installId"), "installation")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgInstallations", "canEdit"])
    const found = and(
      eq(installation.id, id),
      sql`${installation.businessEntityId} in ${accountsFrom(businessEntityId)}`
    )
    const deactivated = await db
      .update(installation)
      .set({ isActive: false, lastUpdatedAt: now() })
      .where(and(found, eq(installation.isActive, true)))
      .returning({ id: installation.id })
    if (deactivated.length > 0) return context.json({})
    const [known] = await db.select({ id: installation.id }).from(installation).where(found)
    if (known === undefined) throw refusal(404, `There is no installation ${id}.`)
    throw refusal(409, `The installation ${id} is deactivated already.`)
  })
}
