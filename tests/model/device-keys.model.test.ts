import { deviceFields } from "@command-center/domain/device/device"
import { makeRowReader } from "@command-center/domain/rows/row-reader"
import { deviceKeysMachine } from "@command-center/machines/device-keys/device-keys.machine"
import {
  selectDeviceName,
  selectIsOpen,
  selectIsRevealed,
  selectKeys
} from "@command-center/machines/device-keys/device-keys.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const wire = {
  deviceConfigId: 7,
  deviceStatusDeviceSerialNumber: "SN-7",
  deviceStatusDeviceKey0: "ABC0",
  deviceStatusDeviceKey5: "ABC5"
}
const row = Result.getOrThrow(makeRowReader(deviceFields)(wire))
const opened = { type: "keys.opened", row } as const

describe("the Device Keys dialog", () => {
  it("shows six values, masked until asked for", async () => {
    const driver = actorDriver(deviceKeysMachine, undefined)
    await driver.perform(opened)
    expect([selectDeviceName(driver.snapshot()), selectKeys(driver.snapshot())]).toEqual([
      "SN-7",
      ["••••••••", null, null, null, null, "••••••••"]
    ])
    expect([selectIsOpen(driver.snapshot()), selectIsRevealed(driver.snapshot())]).toEqual([true, false])
    await driver.perform({ type: "values.toggled" })
    expect([selectIsRevealed(driver.snapshot()), selectKeys(driver.snapshot())]).toEqual([
      true,
      ["ABC0", null, null, null, null, "ABC5"]
    ])
  })

  it("forgets them when it closes, and opens masked again", async () => {
    const driver = actorDriver(deviceKeysMachine, undefined)
    await driver.perform(opened)
    await driver.perform({ type: "values.toggled" })
    await driver.perform({ type: "keys.closed" })
    expect([selectIsOpen(driver.snapshot()), driver.snapshot().context]).toEqual([false, { row: null }])
    expect([selectDeviceName(driver.snapshot()), selectKeys(driver.snapshot())]).toEqual(["", []])
    await driver.perform(opened)
    expect(selectKeys(driver.snapshot())[0]).toBe("••••••••")
  })
})
