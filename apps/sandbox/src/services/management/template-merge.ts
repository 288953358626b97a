import { jsonWrittenAs } from "@command-center/domain/json/written-numbers"
import { sql } from "drizzle-orm"
import { Result } from "effect"
import { rowsOf } from "../../database/query.ts"
import { wholeConfig } from "../../database/whole-config.ts"
import { mergeJson } from "../../merge-json.ts"
import { mustHave } from "../http/authorize.ts"
import { accountsFrom } from "../http/json-agg.ts"
import { jsonInText, tooDeep } from "../http/json-text.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { acceptConfig } from "./accepted-config.ts"
import { writeRevision } from "./config-revision.ts"

/** Stored JSON. Nothing deeper is stored, but an older database may hold it. */
const walkable = (text: string, what: string): unknown => {
  const json = jsonInText(text)
  if (Result.isSuccess(json)) return json.success
  throw refusal(422, json.failure === "too deep" ? tooDeep(what) : `${what} is not JSON.`)
}

/** Lays a config template over the configuration of one UTG, as a new revision that the UTG has yet to take. */
export const addTemplateMerge = (app: ServiceApp, services: Services): void => {
  app.post("/businessentities/:beId/configtemplates/:templateId/merge/:componentId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const templateId = idOf(context.req.param("templateId"), "config template")
    const componentId = idOf(context.req.param("componentId"), "UTG")
    const caller = context.get("caller")
    await mustHave(services, caller, businessEntityId, ["UtgServices", "canEdit"])
    const at = services.now().toISOString()
    await services.db.transaction(async (tx) => {
      const [found] = await rowsOf(
        tx,
        sql`select t.config as over, ${wholeConfig} as under from config_template t, component c
            join component_config g on g.component_id = c.id
          where t.id = ${templateId} and t.business_entity_id in ${accountsFrom(caller.businessEntityId)}
            and c.id = ${componentId} and c.business_entity_id in ${accountsFrom(businessEntityId)} for update of g`
      )
      if (found === undefined) throw refusal(404, `There is no config template ${templateId} or no UTG ${componentId}.`)
      const [over, under] = [String(found["over"]), String(found["under"])]
      const template = walkable(over, "The config template")
      const merged = mergeJson(walkable(under, "The configuration of the UTG"), template)
      const config = acceptConfig(jsonWrittenAs([over, under], merged))
      await writeRevision(tx, { componentId, config, at, by: caller.personId })
    })
    return context.json({})
  })
}
