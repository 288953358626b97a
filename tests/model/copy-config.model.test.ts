import { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const input = { businessEntityId: 42, id: 7 }
const found = Result.succeed({ config: { utgGlobal: { retries: 3 } }, text: null })

const copying = async () => {
  const driver = actorDriver(copyConfigMachine, input)
  await driver.perform({ type: "copy" })
  return driver
}

describe("copying a configuration", () => {
  it("puts it on the clipboard as it is now", async () => {
    const driver = await copying()
    expect([driver.inputOf("loadConfig"), driver.snapshot().hasTag("busy")]).toEqual([input, true])
    await driver.settle("loadConfig", found)
    expect(driver.emitted()).toEqual([
      {
        type: "copy",
        text: '{\n  "utgGlobal": {\n    "retries": 3\n  }\n}',
        copied: "The configuration has been copied to your clipboard."
      }
    ])
  })

  it("masks its secrets, says so, and leaves numbers the digits they came with", async () => {
    const driver = await copying()
    const text = '{"password": "hunter2", "serial": 9007199254740993}'
    await driver.settle("loadConfig", Result.succeed({ config: JSON.parse(text), text }))
    expect(driver.emitted()).toEqual([
      {
        type: "copy",
        text: '{\n  "password": "••••••••",\n  "serial": 9007199254740993\n}',
        copied: "The configuration has been copied to your clipboard, its secrets masked."
      }
    ])
  })

  it("says why it could not", async () => {
    const refused = await copying()
    await refused.settle("loadConfig", Result.fail(failures.refused))
    const crashed = await copying()
    await crashed.crash("loadConfig")
    const told = (reason: string) => [
      { type: "toast", kind: "danger", text: `The configuration could not be copied. ${reason}` }
    ]
    expect([refused.emitted(), crashed.emitted()]).toEqual([
      told("The service is down for maintenance."),
      told("an unexpected error")
    ])
  })
})
