import type { Context } from "hono"

/** Sends JSON text that the database made, as it is. */
const sendJsonText = (context: Context, text: string): Response =>
  context.body(text, 200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })

/** Sends `{"field": [...]}` or `{"field": {...}}` around JSON text that the database made. */
export const sendField = (context: Context, field: string, text: string): Response =>
  sendJsonText(context, `{${JSON.stringify(field)}:${text}}`)
