import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"

const here = fileURLToPath(new URL(".", import.meta.url))

const html = `<!doctype html>
<html lang="en">
<title>@rjsf/core</title>
<p><button id="open">Open</button> <button id="close">Close</button></p>
<div id="form"></div>
<script type="module" src="/rival.js"></script>
`

const script = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "command-center-rival-"))
  try {
    await build({
      configFile: false,
      root: here,
      logLevel: "error",
      publicDir: false,
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        outDir: folder,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: {
          input: join(here, "rival/settings-rival.tsx"),
          output: { entryFileNames: "rival.js" }
        }
      }
    })
    return readFileSync(join(folder, "rival.js"), "utf8")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface SettingsRival {
  readonly origin: string
  /** The schema and the configuration that its form shows from now on. */
  readonly serve: (config: object) => void
  readonly stop: () => void
}

/** One plain form of the library on the loopback address. It is no part of the console. */
export const startSettingsRival = async (): Promise<SettingsRival> => {
  const code = await script()
  let config = "{}"
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === "/config"
        ? ["application/json", config]
        : url === "/rival.js"
          ? ["text/javascript", code]
          : ["text/html", html]
    response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The rival has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (given) => {
      config = JSON.stringify(given)
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
