import { strToU8, zipSync } from "fflate"
import type { Hono } from "hono"

const readMe = [
  "Command Center installer",
  "",
  "A deployment gives the installer of the gateway software at this address. This is its stand-in in the sandbox:",
  "it installs nothing. Enter the Verification ID of an installation when the real one asks for it.",
  ""
].join("\r\n")

/** The download that the runtime config's `installerUrl` names. */
export const serveInstaller = (app: Hono): void => {
  const bytes = new Uint8Array(zipSync({ "README.txt": strToU8(readMe) }, { mtime: "2026-01-01T00:00:00.000Z" }))
  app.get("/downloads/command-center-installer.zip", (context) =>
    context.body(bytes, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="command-center-installer.zip"',
      "Cache-Control": "no-cache"
    })
  )
}
