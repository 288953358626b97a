import type { Hono } from "hono"
import { schemaFiles } from "../../database/seed/schemas/schema-files.ts"

/** Serves the schema files and the device list of the static path /jsonform; a missing one is a 404 that is not cached. */
export const serveSchemaFiles = (app: Hono): void => {
  for (const prefix of ["/schemas/*", "/jsonform/*"]) {
    app.get(prefix, (context) => {
      const text = schemaFiles.get(context.req.path)
      return text === undefined
        ? context.text("There is no such file.", 404, { "Cache-Control": "no-store" })
        : context.body(text(), 200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" })
    })
  }
}
