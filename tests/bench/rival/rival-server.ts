import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const html = `<!doctype html>
<html lang="en">
<title>AG Grid Community</title>
<style>
  html, body { height: 100%; margin: 0; }
  body { display: flex; flex-direction: column; font: 14px sans-serif; }
  #grid { flex: 1; min-height: 0; }
</style>
<p>
  <input id="search" aria-label="Search">
  <button id="previous">Previous page</button>
  <button id="next">Next page</button>
  <span class="displaying"></span>
  <span class="selected"></span>
</p>
<div id="grid"></div>
<script type="module" src="/rival.js"></script>
`

const script = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "command-center-rival-"))
  try {
    await build({
      configFile: false,
      root: from("."),
      logLevel: "error",
      publicDir: false,
      resolve: { alias: { "@command-center/domain": from("../../../packages/domain/src") } },
      build: {
        outDir: folder,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: {
          input: fileURLToPath(new URL("./rival-page.ts", import.meta.url)),
          output: { entryFileNames: "rival.js" }
        }
      }
    })
    return readFileSync(join(folder, "rival.js"), "utf8")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface RivalServer {
  readonly origin: string
  /** What is answered at `/rows` from now on. */
  readonly serve: (answer: Buffer) => void
  readonly stop: () => void
}

/** The page of the rival on the loopback address, with the answer the console got. It is no part of the console. */
export const startRival = async (): Promise<RivalServer> => {
  const code = await script()
  let rows: Buffer = Buffer.from("{}")
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === "/rows"
        ? ["application/json", rows]
        : url === "/rival.js"
          ? ["text/javascript", code]
          : ["text/html", html]
    response.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Content-Length": Buffer.byteLength(body) })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The rival has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (answer) => {
      rows = answer
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
