import { extname } from "node:path"
import type { Context, Hono } from "hono"
import { fileBelow, notFound, sendFile } from "../static/files-below.ts"

const address = "/reference-guide"

/** The guide's pages bring no script; what they may load is their own stylesheet and pictures. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")

const notBuilt = (context: Context): Response =>
  context.text("The guide is not built. Build it with: npm run guide", 503, { "Cache-Control": "no-store" })

/** Serves the operator's guide, which the console's links call the Reference Guide, from the folder it is built to. */
export const serveReferenceGuide = (app: Hono, root: string): void => {
  app.get(`${address}/*`, async (context) => {
    // The request's path has no slash at its end; the pages name each other and their pictures relative to the folder.
    const name = new URL(context.req.url).pathname.slice(address.length)
    if (name === "") return context.redirect(`${address}/`)
    const path = await fileBelow(root, name === "/" ? "/index.html" : name)
    if (path === null) return name === "/" ? notBuilt(context) : notFound(context)
    if (extname(path) === ".html") context.header("Content-Security-Policy", policy)
    return sendFile(context, path, "no-cache")
  })
}
