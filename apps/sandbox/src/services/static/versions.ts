import { asc, eq } from "drizzle-orm"
import type { Hono } from "hono"
import { type Database, schema } from "../../database/schema.ts"

/** The version manifests: answer field `product` (document 2 §7). */
export const serveVersions = (app: Hono, db: Database): void => {
  const { downloadLocation, generalAvailability, id, kind, version } = schema.versionProduct
  for (const name of ["agent", "utg"] as const) {
    app.get(`/versions/${name}.json`, async (context) => {
      const product = await db
        .select({ version, downloadLocation, generalAvailability })
        .from(schema.versionProduct)
        .where(eq(kind, name))
        .orderBy(asc(id))
      return context.json({ product }, 200, { "Cache-Control": "no-store" })
    })
  }
}
