import type { Hono } from "hono"
import { html } from "hono/html"
import { sendPage } from "./page.ts"

/** Plain pages where a deployment has other applications: the older console and the identity application. */
export const serveStandIns = (app: Hono): void => {
  app.get("/legacy/identity/*", (context) =>
    sendPage(
      context,
      "Identity application",
      html`<h1>Identity application</h1>
        <p>In a deployment this address opens the identity application with your profile.</p>
        <p><a href="/">Back to the console</a></p>`
    )
  )
  app.get("/legacy/*", (context) =>
    sendPage(
      context,
      "Older console",
      html`<h1>Older console</h1>
        <p>In a deployment this address opens the older application on the same account.</p>
        <p><a href="/">Back to the console</a></p>`
    )
  )
}
