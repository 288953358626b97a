import { cp, rm } from "node:fs/promises"
import { runtimeConfig } from "@command-center/sandbox/src/services/static/runtime-config.ts"
import { startTestSandbox } from "@command-center/sandbox/src/testing.ts"
import { expect, it } from "vitest"
import { makeLeastDist } from "../support/least-dist.ts"
import { makeStaticFolder } from "../support/static-folder.ts"
import { at, runNode } from "../tooling/support/command.ts"
import { freePort, serveConsole } from "./support/nginx.ts"

it("the doctor finds nothing amiss with the shipped nginx configuration and services at another origin", async () => {
  const port = await freePort()
  const sandbox = await startTestSandbox({ allowedOrigins: [`http://127.0.0.1:${port}`] })
  const dist = await makeLeastDist()
  const staticFolder = await makeStaticFolder()
  await cp(staticFolder, dist, { recursive: true })
  await rm(staticFolder, { recursive: true, force: true })
  const served = await serveConsole({
    port,
    dist,
    config: runtimeConfig(sandbox.origin),
    connectOrigins: sandbox.origin,
    signOnOrigin: sandbox.origin
  })
  try {
    const { code, out, err } = await runNode([at("scripts/tooling/operator.mjs"), "doctor", served.origin])
    const lines = out.trimEnd().split("\n").slice(1)
    expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([])
    expect([code, err, lines.length]).toEqual([0, "", 13])
  } finally {
    await served.stop()
    await sandbox.close()
    await rm(dist, { recursive: true, force: true })
  }
})
