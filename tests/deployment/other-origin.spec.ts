import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { runtimeConfig } from "../../apps/sandbox/src/services/static/runtime-config.ts"
import { complaintsOf } from "../support/complaints.ts"
import { button, dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { takeToken } from "../support/people.ts"
import { configOf } from "../support/record-page.ts"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import { configPath, configRecord, setting } from "../support/settings-page.ts"
import { makeStaticFolder } from "../support/static-folder.ts"
import { at } from "../tooling/support/command.ts"
import { freePort, serveConsole } from "./support/nginx.ts"

/** A build with the deployer's own schemas laid beside it, on a web server, with the services at another origin. */
const deploy = async () => {
  const port = await freePort()
  const sandbox = await startSandboxProcess({ SANDBOX_ORIGINS: `http://127.0.0.1:${port}` }, ["--no-agents"])
  const staticFolder = await makeStaticFolder()
  const dist = await mkdtemp(join(tmpdir(), "deployed-"))
  await cp(at("apps/console/dist"), dist, { recursive: true })
  await cp(staticFolder, dist, { recursive: true })
  const served = await serveConsole({
    port,
    dist,
    config: runtimeConfig(sandbox.origin),
    connectOrigins: sandbox.origin,
    signOnOrigin: sandbox.origin
  })
  const stop = async () => {
    await served.stop()
    await sandbox.stop()
    for (const folder of [dist, staticFolder]) await rm(folder, { recursive: true, force: true })
  }
  return { console: served.origin, services: sandbox.origin, stop }
}

test("the built console works at another origin than its services: a device is added, a profile has its form", async ({
  context
}) => {
  test.setTimeout(120_000)
  const deployed = await deploy()
  try {
    const token = await takeToken(deployed.services, "dana.whitlock")
    const asked = { origin: deployed.services, token }
    const path = await configPath(asked, 15, 20004)
    const complaints = await complaintsOf(context)
    await context.addInitScript((held) => {
      if (location.protocol === "http:") localStorage.setItem("accessToken", held)
    }, token)
    const page = await context.newPage()

    await page.goto(`${deployed.console}/be/15/utgs/20004/devices`)
    await button(page, "New Device").click()
    await page.getByRole("menuitem", { name: "lane3000" }).click({ timeout: 10_000 })
    await setting(page, "Device name").fill("Window 9")
    await setting(page, "Connection").selectOption("Serial")
    await button(page, "Add").click()
    await button(dialog(page, "Review Changes"), "Save").click()
    await expect(toasts(page)).toContainText(["The data was successfully updated."])
    expect(JSON.stringify(configOf(await configRecord(asked, path)))).toContain('"taskDesc":"Window 9"')

    await page.goto(`${deployed.console}/be/12/profiles/403/config`)
    await expect(setting(page, "Site name")).toBeEditable()
    expect(complaints.unexpected(), "the browser's console").toEqual([])
  } finally {
    await deployed.stop()
  }
})
