import { readFile, stat } from "node:fs/promises"
import { basename, extname, join, resolve, sep } from "node:path"
import type { Context, Hono } from "hono"

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".tgz": "application/gzip",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".zip": "application/zip"
}

const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** The file a path names below the root, or null: nothing outside the root, no folder, no dot file. */
const fileBelow = async (root: string, pathname: string): Promise<string | null> => {
  const name = decoded(pathname)
  if (name === null || name.includes("\0") || name.split("/").some((part) => part.startsWith("."))) return null
  const path = resolve(join(root, name))
  if (!path.startsWith(resolve(root) + sep)) return null
  const found = await stat(path).catch(() => null)
  return found?.isFile() === true ? path : null
}

const sendFile = async (context: Context, path: string, caching: string): Promise<Response> =>
  context.body(new Uint8Array(await readFile(path)), 200, {
    "Content-Type": contentTypes[extname(path)] ?? "application/octet-stream",
    "Cache-Control": caching
  })

const notFound = (context: Context): Response =>
  context.text("There is no such file.", 404, { "Cache-Control": "no-store" })

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
