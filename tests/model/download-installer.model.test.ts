import { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

it("shows the installer's message for two seconds, anew each time [B4-60]", async () => {
  const driver = actorDriver(downloadInstallerMachine, { businessEntityId: 42 })
  const start = async () => {
    await driver.perform({ type: "installer.wanted" })
    await driver.settle("downloadInstaller", Result.succeed(undefined))
  }
  await start()
  await driver.advance(1_999)
  expect(driver.state()).toBe("told")
  await start()
  await driver.advance(1_999)
  expect(driver.state()).toBe("told")
  await driver.advance(1)
  expect(driver.state()).toBe("idle")
})
