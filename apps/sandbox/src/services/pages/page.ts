import type { Context, Hono } from "hono"
import { html } from "hono/html"
import { ownPagePolicy } from "../static/security-headers.ts"
import { pageStyle } from "./page-style.ts"

type Markup = ReturnType<typeof html>

const stylePath = "/sso/page.css"

/** Sends one of the sandbox's own pages: plain HTML, no script, never stored. */
export const sendPage = async (context: Context, title: string, body: Markup): Promise<Response> => {
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${stylePath}" />
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>`
  return context.html(page, 200, { "Content-Security-Policy": ownPagePolicy, "Cache-Control": "no-store" })
}

/** The stylesheet that the sandbox's own pages share, below sign-on's address. */
export const servePageStyle = (app: Hono): void => {
  app.get("/page.css", (context) =>
    context.body(pageStyle, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" })
  )
}
