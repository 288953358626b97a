import { readFile, stat } from "node:fs/promises"
import { extname, join, resolve, sep } from "node:path"
import type { Context } from "hono"

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
  ".webp": "image/webp",
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
export const fileBelow = async (root: string, pathname: string): Promise<string | null> => {
  const name = decoded(pathname)
  if (name === null || name.includes("\0") || name.split("/").some((part) => part.startsWith("."))) return null
  const path = resolve(join(root, name))
  if (!path.startsWith(resolve(root) + sep)) return null
  const found = await stat(path).catch(() => null)
  return found?.isFile() === true ? path : null
}

/** How the build packs, the smaller first: what it is called in HTTP, and at the end of a copy's name. */
const packings = [
  { encoding: "br", asked: /\bbr\b/u, ending: ".br" },
  { encoding: "gzip", asked: /\bgzip\b/u, ending: ".gz" }
] as const

/** The copy that the build packed, as whoever asks takes it. */
const packedCopy = async (context: Context, path: string) => {
  const accepted = context.req.header("Accept-Encoding") ?? ""
  for (const { encoding, asked, ending } of packings) {
    const content = asked.test(accepted) ? await readFile(path + ending).catch(() => null) : null
    if (content !== null) return { content, encoding }
  }
  return null
}

/** Sends it with the type its ending tells; as it was packed, where it was. */
export const sendFile = async (context: Context, path: string, caching: string): Promise<Response> => {
  const packed = await packedCopy(context, path)
  return context.body(new Uint8Array(packed?.content ?? (await readFile(path))), 200, {
    "Content-Type": contentTypes[extname(path)] ?? "application/octet-stream",
    "Cache-Control": caching,
    ...(packed === null ? {} : { "Content-Encoding": packed.encoding, Vary: "Accept-Encoding" })
  })
}

/** No file has this name; told anew each time. */
export const notFound = (context: Context): Response =>
  context.text("There is no such file.", 404, { "Cache-Control": "no-store" })
