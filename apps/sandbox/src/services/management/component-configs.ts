import { isJsonObject, jsonField } from "@command-center/domain/json/json-field"
import { type SQL, sql } from "drizzle-orm"
import { Schema } from "effect"
import { firstRevisions } from "../../database/first-revisions.ts"
import { rowsOf, textOf } from "../../database/query.ts"
import { wholeConfig } from "../../database/whole-config.ts"
import { mustHave } from "../http/authorize.ts"
import { jsonOf, readRecord } from "../http/body.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { guidOf, idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { acceptConfig } from "./accepted-config.ts"
import { writeRevision } from "./config-revision.ts"

/** The record with the fields that came with it and are none of its own. */
const configJson = sql`(select case when g.other_fields is null then own.text
    else left(own.text, -1) || ',' || substr(g.other_fields, 2) end
  from (select json_build_object(
    'componentId', g.component_id, 'config', ${wholeConfig}, 'hash', g.hash, 'isCommitted', g.is_committed,
    'lastUpdatedAt', iso_utc(g.last_updated_at), 'lastUpdatedBy', g.last_updated_by,
    'revisionId', g.revision_id)::text as text) own)`

const ownFields: ReadonlySet<string> = new Set([
  "componentId",
  "config",
  "hash",
  "isCommitted",
  "lastUpdatedAt",
  "lastUpdatedBy",
  "revisionId"
])

/** The fields of a record that it does not know, under the names they came by; null where there is none. */
const otherFieldsOf = (record: unknown): string | null => {
  const fields = isJsonObject(record) ? Object.entries(record) : []
  const others = fields.filter(([name]) => !ownFields.has(name.charAt(0).toLowerCase() + name.slice(1)))
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others))
}

interface Place {
  readonly businessEntityId: number
  readonly machineId: string
  readonly componentId: string
}

const fromPlace = ({ businessEntityId, machineId, componentId }: Place): SQL => sql`
  from component_config g join component c on c.id = g.component_id join machine m on m.id = c.machine_id
  where c.permanent_id = ${componentId}::uuid and m.permanent_id = ${machineId}::uuid
    and c.business_entity_id in ${accountsFrom(businessEntityId)}`

const componentsAt = (place: Place): SQL => sql`in (select g.component_id ${fromPlace(place)})`

const mostRevisions = 50

/** Earlier configurations, the latest first; a service keeps so many of a UTG. */
const revisionsAt = (place: Place): SQL => sql`
  select coalesce(json_agg(json_build_object(
    'componentId', r.component_id, 'config', r.config, 'hash', r.hash, 'isCommitted', r.is_committed,
    'lastUpdatedAt', iso_utc(r.last_updated_at), 'lastUpdatedBy', r.last_updated_by, 'revisionId', r.revision_id
  ) order by r.revision_id desc), '[]')::text
  from (select component_id, revision_id, config, hash, is_committed, last_updated_at, last_updated_by
    from config_revision where component_id ${componentsAt(place)}
    union all ${firstRevisions(componentsAt(place))}
    order by revision_id desc limit ${mostRevisions}) r`

const mustBe = (json: string, { componentId }: Place): string => {
  if (json === "") throw refusal(404, `The UTG ${componentId} has no configuration.`)
  return json
}

const id = Schema.Union([Schema.Int, Schema.NumberFromString.check(Schema.isInt())])

const SentConfig = Schema.Struct({ config: Schema.String, revisionId: id, componentId: Schema.optionalKey(id) })

const path = "/businessentities/:beId/machines/:machineId/components/:componentId/componentConfigs/0"

/** The current configuration of a UTG: reading it, and saving a new revision of the one that was read. */
export const addComponentConfigCalls = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.get(path, async (context) => {
    const place = {
      businessEntityId: idOf(context.req.param("beId"), "account"),
      machineId: guidOf(context.req.param("machineId"), "machine"),
      componentId: guidOf(context.req.param("componentId"), "UTG")
    }
    await mustHave(services, context.get("caller"), place.businessEntityId, ["UtgServices", "canView"])
    const json = mustBe(await textOf(db, sql`select ${configJson} ${fromPlace(place)}`), place)
    return sendField(context, "componentConfig", json)
  })

  app.get(`${path}/revisions`, async (context) => {
    const place = {
      businessEntityId: idOf(context.req.param("beId"), "account"),
      machineId: guidOf(context.req.param("machineId"), "machine"),
      componentId: guidOf(context.req.param("componentId"), "UTG")
    }
    await mustHave(services, context.get("caller"), place.businessEntityId, ["UtgServices", "canView"])
    mustBe(await textOf(db, sql`select g.revision_id ${fromPlace(place)}`), place)
    return sendField(context, "componentConfigRevision", await textOf(db, revisionsAt(place)))
  })

  app.put(path, async (context) => {
    const place = {
      businessEntityId: idOf(context.req.param("beId"), "account"),
      machineId: guidOf(context.req.param("machineId"), "machine"),
      componentId: guidOf(context.req.param("componentId"), "UTG")
    }
    const caller = context.get("caller")
    await mustHave(services, caller, place.businessEntityId, ["UtgServices", "canEdit"])
    const body = await jsonOf(context)
    const sent = readRecord(body, "componentConfig", SentConfig)
    const otherFields = otherFieldsOf(jsonField(body, "componentConfig"))
    const config = acceptConfig(sent.config)
    const at = services.now().toISOString()
    const json = await db.transaction(async (tx) => {
      const [found] = await rowsOf(
        tx,
        sql`select g.component_id as id, g.revision_id as revision ${fromPlace(place)} for update of g`
      )
      if (found === undefined) throw refusal(404, `The UTG ${place.componentId} has no configuration.`)
      const componentId = Number(found["id"])
      if (sent.componentId !== undefined && sent.componentId !== componentId) {
        throw refusal(400, "The configuration is not of the UTG of the address.")
      }
      if (Number(found["revision"]) !== sent.revisionId) {
        throw refusal(
          409,
          `The configuration was changed since revision ${sent.revisionId}; revision ${Number(found["revision"])} is current.`
        )
      }
      await writeRevision(tx, { componentId, config, at, by: caller.personId, otherFields })
      return textOf(tx, sql`select ${configJson} from component_config g where g.component_id = ${componentId}`)
    })
    return sendField(context, "componentConfig", json)
  })
}
