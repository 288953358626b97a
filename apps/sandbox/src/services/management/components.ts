import { type SQL, sql } from "drizzle-orm"
import { Schema } from "effect"
import { rowsOf, textOf } from "../../database/query.ts"
import { mustHave } from "../http/authorize.ts"
import { jsonOf, readRecord } from "../http/body.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { guidOf, idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"

const text = Schema.NullOr(Schema.String)
const id = Schema.Union([Schema.Int, Schema.String])

/** What an operator may change of a UTG; whatever else the record holds stays as it is in the database. */
const EditedComponent = Schema.Struct({
  id: Schema.optionalKey(id),
  permanentId: Schema.optionalKey(text),
  businessEntityId: Schema.optionalKey(Schema.NullOr(id)),
  nickname: text,
  merchant: text,
  location: text,
  fileId: text,
  lane: Schema.optionalKey(text)
})
type EditedComponent = typeof EditedComponent.Type

/** The component comes in PascalCase, which the documents show for the detail record. */
const componentJson = sql`json_build_object(
  'Id', c.id, 'PermanentId', c.permanent_id, 'Nickname', c.nickname, 'Merchant', c.merchant, 'Location', c.location,
  'Lane', c.lane, 'FileId', c.file_id, 'ConnectionString', c.connection_string, 'listenPort', c.listen_port,
  'BusinessEntityId', c.business_entity_id, 'Machine', json_build_object('Id', m.id, 'PermanentId', m.permanent_id))::text`

const componentWhere = ({ db }: Services, condition: SQL): Promise<string> =>
  textOf(db, sql`select ${componentJson} from component c join machine m on m.id = c.machine_id where ${condition}`)

const required = [
  ["nickname", "Nickname"],
  ["merchant", "Merchant"],
  ["location", "Location"],
  ["fileId", "FileId"]
] as const

const longest = 200

const valid = (edited: EditedComponent): EditedComponent => {
  for (const [key, name] of required) {
    if ((edited[key] ?? "").trim() === "") throw refusal(422, `${name} is required.`)
  }
  for (const [key, name] of [...required, ["lane", "Lane"] as const]) {
    if ((edited[key] ?? "").length > longest) throw refusal(422, `${name} may have ${longest} characters at most.`)
  }
  return edited
}

interface Known {
  readonly id: number
  readonly permanentId: string
  readonly businessEntityId: number
}

/** What comes back as it was read names this very component; what does not come is not asked about. */
const mustBeOf = (known: Known, edited: EditedComponent): void => {
  const { id: sentId = known.id, permanentId, businessEntityId } = edited
  const isSame = Number(sentId) === known.id && (permanentId ?? known.permanentId).toLowerCase() === known.permanentId
  if (!isSame) throw refusal(400, "The component is not the one of the address.")
  if (Number(businessEntityId ?? known.businessEntityId) === known.businessEntityId) return
  throw refusal(400, "A UTG stays in its account.")
}

/** One UTG's component: reading it, and replacing its nickname, merchant, location, file id and lane. */
export const addComponentCalls = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.get("/businessentities/:beId/components/:componentId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("componentId"), "UTG")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canView"])
    const json = await componentWhere(
      services,
      sql`c.id = ${id} and c.business_entity_id in ${accountsFrom(businessEntityId)}`
    )
    if (json === "") throw refusal(404, `There is no UTG ${id}.`)
    return sendField(context, "component", json)
  })

  app.put("/businessentities/:beId/machines/:machineId/components/:componentId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const machineId = guidOf(context.req.param("machineId"), "machine")
    const componentId = guidOf(context.req.param("componentId"), "UTG")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canEdit"])
    const edited = readRecord(await jsonOf(context), "component", EditedComponent)
    const [found] = await rowsOf(
      db,
      sql`select c.id, c.business_entity_id as account from component c join machine m on m.id = c.machine_id
        where c.permanent_id = ${componentId}::uuid and m.permanent_id = ${machineId}::uuid
          and c.business_entity_id in ${accountsFrom(businessEntityId)}`
    )
    if (found === undefined) throw refusal(404, `There is no UTG ${componentId} on this machine.`)
    const known = {
      id: Number(found["id"]),
      permanentId: componentId.toLowerCase(),
      businessEntityId: Number(found["account"])
    }
    mustBeOf(known, edited)
    const { nickname, merchant, location, fileId, lane } = valid(edited)
    await db.execute(
      sql`update component set nickname = ${nickname}, merchant = ${merchant}, location = ${location},
        file_id = ${fileId}, lane = ${lane === undefined ? sql`lane` : sql`nullif(${lane}::text, '')`}
        where id = ${known.id}`
    )
    return sendField(context, "component", await componentWhere(services, sql`c.id = ${known.id}`))
  })
}
