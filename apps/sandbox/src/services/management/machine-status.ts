import { sql } from "drizzle-orm"
import { textOf } from "../../database/query.ts"
import { mustHave } from "../http/authorize.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf, isGuid } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"

const statusJson = sql`json_build_object('Status', m.status,
  'LastKnownCommunication', iso_utc(m.last_known_communication),
  'NextPredictedCommunication', iso_utc(m.next_predicted_communication),
  'StandardTimeZone', m.standard_time_zone, 'WindowsVersion', m.windows_version)::text`

/** What is known of a machine. The contract leaves open which of its two ids the path has: both are taken. */
export const addMachineStatus = (app: ServiceApp, services: Services): void => {
  app.get("/businessentities/:beId/machineStatus/:machineId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const given = context.req.param("machineId")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgServices", "canView"])
    const isMachine = isGuid(given) ? sql`m.permanent_id = ${given}::uuid` : sql`m.id = ${idOf(given, "machine")}`
    const json = await textOf(
      services.db,
      sql`select ${statusJson} from machine m where ${isMachine} and exists (
        select 1 from component c
        where c.machine_id = m.id and c.business_entity_id in ${accountsFrom(businessEntityId)})`
    )
    if (json === "") throw refusal(404, `There is no machine ${given}.`)
    return sendField(context, "machineStatus", json)
  })
}
