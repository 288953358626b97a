import { deviceTypeName, uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { and, eq, sql } from "drizzle-orm"
import { Schema } from "effect"
import { schema } from "../../database/schema.ts"
import { deviceFormView } from "../../database/schema-views.ts"
import { mustHave } from "../http/authorize.ts"
import { bodyOf } from "../http/body.ts"
import { accountsFrom, jsonRow } from "../http/json-agg.ts"
import { sendField } from "../http/json-answer.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { StoredId } from "../http/stored-values.ts"
import { formArchive } from "../uploads/form-archive.ts"
import { presignedAddress } from "../uploads/presigned-address.ts"

const Text = Schema.String.check(Schema.isMaxLength(200))
const Name = Text.check(Schema.makeFilter((name: string) => name.trim() !== ""))
const NewForm = Schema.Struct({ deviceType: Schema.Int, name: Name, description: Text, businessEntityId: StoredId })

const { deviceForm, formUpload } = schema

const mustBeUploadable = (deviceType: number): void => {
  if (uploadableDeviceTypes.some(({ code }) => code === deviceType)) return
  throw refusal(422, `A form cannot be uploaded for the device type ${deviceTypeName(deviceType, [])}.`)
}

const findForm = async ({ db }: Services, id: number, businessEntityId: number) => {
  const [form] = await db
    .select()
    .from(deviceForm)
    .where(and(eq(deviceForm.id, id), sql`${deviceForm.businessEntityId} in ${accountsFrom(businessEntityId)}`))
  if (form === undefined) throw refusal(404, `There is no device form ${id}.`)
  return form
}

const addCreation = (app: ServiceApp, services: Services): void => {
  const { db, now } = services

  app.post("/businessentities/:beId/componentDeviceForms/create", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    await mustHave(services, context.get("caller"), businessEntityId, ["DeviceForms", "canEdit"])
    const body = await bodyOf(context, NewForm)
    if (body.businessEntityId !== businessEntityId)
      throw refusal(400, "The businessEntityId is not that of the address.")
    mustBeUploadable(body.deviceType)
    const [created] = await db
      .insert(deviceForm)
      .values({ ...body, lastUpdatedAt: now() })
      .returning({ id: deviceForm.id })
    const id = created?.id ?? 0
    const url = await presignedAddress(services, context.req.url, id)
    const componentDeviceForm = { id, ...body, presignedURL: { url, id } }
    return context.json({ componentDeviceForm }, 200, { "Cache-Control": "no-store" })
  })

  app.put("/businessentities/:beId/componentDeviceForms/:formId/uploaded", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("formId"), "device form")
    await mustHave(services, context.get("caller"), businessEntityId, ["DeviceForms", "canEdit"])
    const form = await findForm(services, id, businessEntityId)
    if (form.file === null && !form.isUploaded)
      throw refusal(409, `The file of the device form ${id} is not there yet.`)
    await db.update(deviceForm).set({ isUploaded: true, lastUpdatedAt: now() }).where(eq(deviceForm.id, id))
    const json = await jsonRow(db, sql`${deviceFormView}`, sql`id = ${id}`)
    return sendField(context, "componentDeviceForm", json ?? "null")
  })
}

/** Creating, uploading, downloading and deleting device forms (contract, "Management service"). */
export const addFormCalls = (app: ServiceApp, services: Services): void => {
  const { db, uploads } = services
  addCreation(app, services)

  app.get("/businessentities/:beId/componentDeviceForms/:formId/forms.tgz", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("formId"), "device form")
    await mustHave(services, context.get("caller"), businessEntityId, ["DeviceForms", "canView"])
    const form = await findForm(services, id, businessEntityId)
    const bytes = !form.isUploaded ? null : form.file === null ? await formArchive(form) : await uploads.read(form.file)
    if (bytes === null) throw refusal(404, `The device form ${id} has no uploaded file.`)
    return context.body(bytes, 200, {
      "Content-Type": "application/gzip",
      "Content-Disposition": 'attachment; filename="forms.tgz"',
      "Cache-Control": "no-store"
    })
  })

  app.delete("/businessentities/:beId/componentDeviceForms/:formId", async (context) => {
    const businessEntityId = idOf(context.req.param("beId"), "account")
    const id = idOf(context.req.param("formId"), "device form")
    await mustHave(services, context.get("caller"), businessEntityId, ["DeviceForms", "canEdit"])
    const { file } = await findForm(services, id, businessEntityId)
    await db.delete(formUpload).where(eq(formUpload.formId, id))
    await db.delete(deviceForm).where(eq(deviceForm.id, id))
    if (file !== null) await uploads.remove(file)
    return context.json({})
  })
}
