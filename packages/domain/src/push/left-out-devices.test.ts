import { expect, it } from "vitest"
import { sampleDevice } from "../device/sample-device.ts"
import { leftOutOfBatch } from "./left-out-devices.ts"

it("names who does not go with a batch, each with its reason", () => {
  const device = (deviceConfigId: number, changes: Parameters<typeof sampleDevice>[0]) =>
    sampleDevice({ deviceConfigId, deviceStatusDeviceSerialNumber: `SN-${deviceConfigId}`, ...changes })
  const first = device(1, {})
  const second = device(2, {})
  const selection = [
    device(3, { deviceStatusDeviceType: "isc250", deviceStatusDevicePciVersion: null }),
    first,
    device(4, { deviceStatusDeviceType: " " }),
    device(5, { utgVersion: "5.0.0.3017" }),
    second,
    device(6, { utgVersion: null, deviceStatusDeviceSerialNumber: null, componentNickname: null })
  ]
  expect(leftOutOfBatch(selection, [first, second])).toEqual([
    { name: "Lane 1: SN-3", reason: "Is of type isc250 with PCI version 0" },
    { name: "Lane 1: SN-4", reason: "Reports no device type" },
    { name: "Lane 1: SN-5", reason: "Needs UTG version 5.0.0.3018 or later first" },
    { name: "Bar till", reason: "Needs UTG version 5.0.0.3018 or later first" }
  ])
  expect(leftOutOfBatch([first, second], [second, first])).toEqual([])
})
