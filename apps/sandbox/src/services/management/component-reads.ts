import { sql } from "drizzle-orm"
import { textOf } from "../../database/query.ts"
import { mustHave } from "../http/authorize.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { guidOf, idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"

/** The component comes in PascalCase, which the documents show for the detail record; its configuration in camelCase. */
const componentJson = sql`json_build_object(
  'Id', c.id, 'PermanentId', c.permanent_id, 'Nickname', c.nickname, 'Merchant', c.merchant, 'Location', c.location,
  'Lane', c.lane, 'FileId', c.file_id, 'ConnectionString', c.connection_string, 'listenPort', c.listen_port,
  'BusinessEntityId', c.business_entity_id, 'Machine', json_build_object('Id', m.id, 'PermanentId', m.permanent_id))::text`

const configJson = sql`json_build_object(
  'componentId', f.component_id, 'config', f.config, 'hash', f.hash, 'isCommitted', f.is_committed,
  'lastUpdatedAt', iso_utc(f.last_updated_at), 'lastUpdatedBy', f.last_updated_by, 'revisionId', f.revision_id)::text`

/** One UTG's component and its current configuration. */
export const addComponentReads = (app: ServiceApp, services: Services): void => {
  const { db } = services

  app.get("/businessentities/:beId/components/:componentId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("componentId"), "UTG")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canView"])
    const json = await textOf(
      db,
      sql`select ${componentJson} from component c join machine m on m.id = c.machine_id
        where c.id = ${id} and c.business_entity_id in ${accountsFrom(businessEntityId)}`
    )
    if (json === "") throw refusal(404, `There is no UTG ${id}.`)
    return sendField(context, "component", json)
  })

  app.get("/businessentities/:beId/machines/:machineId/components/:componentId/componentConfigs/0", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const machineId = guidOf(context.req.param("machineId"), "machine")
    const componentId = guidOf(context.req.param("componentId"), "UTG")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canView"])
    const json = await textOf(
      db,
      sql`select ${configJson} from component_config f join component c on c.id = f.component_id
        join machine m on m.id = c.machine_id
        where c.permanent_id = ${componentId}::uuid and m.permanent_id = ${machineId}::uuid
          and c.business_entity_id in ${accountsFrom(businessEntityId)}`
    )
    if (json === "") throw refusal(404, `The UTG ${componentId} has no configuration.`)
    return sendField(context, "componentConfig", json)
  })
}
