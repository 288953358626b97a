import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { pushMachine } from "@command-center/machines/push/push.machine"
import type { PushChoices, PushInput } from "@command-center/machines/push/push.types"
import { Result } from "effect"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
export const clicked = new Date("2026-11-20T15:20:00.000Z")
export const first = sampleDevice({
  deviceConfigId: 1,
  deviceConfigDeviceName: "Till 1",
  deviceStatusDeviceSerialNumber: "SN-1"
})
export const second = sampleDevice({
  deviceConfigId: 2,
  deviceConfigApiTerminalId: "T2",
  deviceConfigDeviceName: "Till 2",
  deviceStatusDeviceSerialNumber: "SN-2",
  businessEntityId: 43
})
export const other = sampleDevice({
  deviceConfigId: 3,
  deviceStatusDeviceType: "isc250",
  deviceStatusDeviceSerialNumber: "SN-3"
})

export const input: PushInput = {
  businessEntityId: 42,
  kind: "forms",
  devices: [first, second],
  now,
  timeZone: "America/New_York",
  canEdit: true
}
const choices: PushChoices = {
  forms: [sampleForm(), sampleForm({ id: 8, deviceType: 3 })],
  notOffered: null,
  schemas: []
}
export const loaded = Result.succeed(choices)
export const submit = { type: "submit", now: clicked } as const
export const chooseForm = { type: "draft.changed", change: { formId: 7 } } as const
export const refused = Result.fail(failures.refused)
export const opened = async (given: Partial<PushInput> = {}, found: unknown = loaded) => {
  const driver = actorDriver(pushMachine, { ...input, ...given })
  await driver.settle("loadChoices", found)
  return driver
}
export const sending = async (given: Partial<PushInput> = {}) => {
  const driver = await opened(given)
  await driver.perform(chooseForm)
  await driver.perform(submit)
  return driver
}
