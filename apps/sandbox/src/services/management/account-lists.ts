import { type SQL, sql } from "drizzle-orm"
import { deviceFormView, installationView, profileView } from "../../database/schema-views.ts"
import { mustHave, type Need } from "../http/authorize.ts"
import { accountsFrom, jsonList, jsonRow } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"

interface AccountList {
  readonly path: string
  readonly answerField: string
  readonly view: SQL
  readonly condition: SQL
  readonly needs: ReadonlyArray<Need>
}

const lists: ReadonlyArray<AccountList> = [
  {
    path: "componentDeviceForms",
    answerField: "componentDeviceForm",
    view: sql`${deviceFormView}`,
    condition: sql`"isUploaded"`,
    needs: [
      ["DeviceForms", "canView"],
      ["Devices", "canEdit"]
    ]
  },
  {
    path: "componentProfiles",
    answerField: "componentProfile",
    view: sql`${profileView}`,
    condition: sql`true`,
    needs: [
      ["UtgConfigurations", "canView"],
      ["UtgServices", "canEdit"]
    ]
  },
  {
    path: "installations",
    answerField: "installation",
    view: sql`${installationView}`,
    condition: sql`"isActive"`,
    needs: [["UtgInstallations", "canView"]]
  }
]

/** Forms, profiles and installations of an account and all below it. Who applies a profile or pushes a form sees them. */
export const addAccountLists = (app: ServiceApp, services: Services): void => {
  const { db } = services
  for (const { path, answerField, view, condition, needs } of lists) {
    app.get(`/businessentities/:beId/${path}`, async (context) => {
      const businessEntityId = idOf(context.req.param("beId"), "account")
      await mustHave(services, context.get("caller"), businessEntityId, ...needs)
      const rows = await jsonList(
        db,
        view,
        sql`"businessEntityId" in ${accountsFrom(businessEntityId)} and ${condition}`
      )
      return sendField(context, answerField, rows)
    })
  }

  app.get("/businessentities/:beId/componentProfiles/:profileId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("profileId"), "profile")
    await mustHave(services, context.get("caller"), businessEntityId, ["UtgConfigurations", "canView"])
    const condition = sql`id = ${id} and "businessEntityId" in ${accountsFrom(businessEntityId)}`
    const json = await jsonRow(db, sql`${profileView}`, condition)
    if (json === null) throw refusal(404, `There is no profile ${id}.`)
    return sendField(context, "componentProfile", json)
  })
}
