import { sampleDevice } from "@command-center/domain/device/sample-device"
import { devicesScreenMachine } from "@command-center/machines/devices-screen/devices-screen.machine"
import type { PushChosen } from "@command-center/machines/devices-screen/devices-screen.types"
import { expect, it } from "vitest"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:30:00.000Z")
const [first, second, third] = [
  sampleDevice({ deviceConfigId: 1 }),
  sampleDevice({ deviceConfigId: 2 }),
  sampleDevice({ deviceConfigId: 3 })
]
const rows = rowsInput({ timeZone: "America/New_York" })
const input = { rows, canEdit: true }
const page = [first, second, third]
const chosen = (changes: Partial<PushChosen> = {}): PushChosen => ({
  type: "push.chosen",
  kind: "forms",
  page,
  selected: [],
  began: 1,
  now,
  ...changes
})

it("collects the row and the selected devices of the page, in its order [B4-17]", async () => {
  const driver = actorDriver(devicesScreenMachine, input)
  await driver.perform(chosen({ began: 3, selected: [99, 1] }))
  expect([driver.state(), driver.inputOf("push")]).toEqual([
    { open: "pushing" },
    { businessEntityId: 42, kind: "forms", devices: [first, third], now, timeZone: "America/New_York", canEdit: true }
  ])
  await driver.settle("push", { pushed: 2 })
  expect(driver.state()).toEqual({ open: "browsing" })
})

it("takes the selection alone where it was asked for the selection", async () => {
  const driver = actorDriver(devicesScreenMachine, input)
  await driver.perform(chosen({ kind: "firmware", began: null, selected: [2, 3] }))
  expect(driver.inputOf("push")).toMatchObject({ kind: "firmware", devices: [second, third] })
})

it("says that nothing of the page is selected [B4-18]", async () => {
  const driver = actorDriver(devicesScreenMachine, input)
  await driver.perform(chosen({ began: null, selected: [99] }))
  expect([driver.state(), driver.emitted()]).toEqual([
    { open: "browsing" },
    [{ type: "alert", header: "Push Forms", message: "No devices selected" }]
  ])
})

it("opens nothing without the edit right [B6-08]", async () => {
  const driver = actorDriver(devicesScreenMachine, { ...input, canEdit: false })
  await driver.perform(chosen())
  expect([driver.state(), driver.emitted()]).toEqual([{ open: "browsing" }, []])
})
