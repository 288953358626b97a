import { basename, extname } from "node:path"
import type { Context, Hono } from "hono"
import { fileBelow, notFound, sendFile } from "./files-below.ts"

const notBuilt = (context: Context): Response =>
  context.text("The console is not built. Build it with: npm run build", 503, { "Cache-Control": "no-store" })

/**
 * Serves the console's built files. Hashed assets are immutable, a missing asset is a 404 that is not cached,
 * and every other address is the page itself, which is never stored.
 */
export const serveConsole = (app: Hono, root: string): void => {
  app.get("*", async (context) => {
    const pathname = context.req.path
    const path = await fileBelow(root, pathname)
    const isPage = path !== null && extname(path) === ".html"
    if (path !== null && !isPage) {
      return sendFile(
        context,
        path,
        pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
      )
    }
    if (path === null && (pathname.startsWith("/assets/") || basename(pathname).includes("."))) return notFound(context)
    const page = await fileBelow(root, "/index.html")
    return page === null ? notBuilt(context) : sendFile(context, page, "no-store")
  })
}
