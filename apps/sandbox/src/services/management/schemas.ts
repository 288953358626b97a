import { deviceSchemaVersion } from "../../database/seed/schemas/device-schema.ts"
import { editionOf } from "../../database/seed/schemas/edition.ts"
import { componentDevices, configSchemaText } from "../../database/seed/schemas/schema-files.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp } from "../http/service.ts"

/** The component type of UTGs (document 2 §9). */
const utgType = "1"

/** Schemas of configurations by UTG version, and of devices; whoever is signed in may read them. */
export const addSchemaCalls = (app: ServiceApp): void => {
  app.get("/componentconfigschemas", (context) => {
    if (context.req.query("componenttype") !== utgType) throw refusal(400, `The componenttype must be ${utgType}.`)
    const version = context.req.query("componentversion") ?? ""
    if (!/^\d{1,6}(?:\.\d{1,6}){3}$/u.test(version)) throw refusal(400, "The componentversion must have four parts.")
    const edition = editionOf(version)
    if (edition === null) throw refusal(404, `There is no schema for version ${version}.`)
    return context.json({
      componentConfigSchema: {
        id: edition.number,
        componentType: Number(utgType),
        componentVersion: edition.version,
        Schema: configSchemaText(edition, "UTG"),
        "s4-migrated": edition.isMigrated
      }
    })
  })

  app.get("/componentDevices", (context) => {
    if (context.req.query("version") !== deviceSchemaVersion) {
      throw refusal(400, `The version must be ${deviceSchemaVersion}.`)
    }
    return context.json({ componentDevice: componentDevices })
  })
}
