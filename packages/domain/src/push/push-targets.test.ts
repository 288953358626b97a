import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sampleDevice } from "../device/sample-device.ts"
import { pushErrorText } from "./push-error.ts"
import { devicesToPush, type PushableRow, type PushTarget, pushTargets } from "./push-targets.ts"

const row = sampleDevice()
const target: PushTarget = {
  deviceConfigId: 77,
  componentId: 501,
  businessEntityId: 42,
  machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666",
  apiTerminalId: "T1",
  deviceType: "ipp320",
  deviceTypeId: 1,
  pciVersion: 4,
  terminalName: "Bar till",
  reportedZone: null
}

const refusalOf = (rows: ReadonlyArray<PushableRow>) => {
  const targets = pushTargets(rows, [])
  return Result.isFailure(targets) ? [targets.failure, pushErrorText(targets.failure)] : null
}

describe("the devices of a push", () => {
  const page = [3, 1, 2, 4].map((deviceConfigId) => ({ deviceConfigId }))

  it("are the row it began on and the selected ones of the page, in its order [B4-17]", () => {
    expect([
      devicesToPush(page, new Set([4, 3, 99]), 1),
      devicesToPush(page, new Set(), 2),
      devicesToPush(page, new Set(), 99),
      devicesToPush(page, new Set([3, 99]), null)
    ]).toEqual([
      [{ deviceConfigId: 3 }, { deviceConfigId: 1 }, { deviceConfigId: 4 }],
      [{ deviceConfigId: 2 }],
      [],
      [{ deviceConfigId: 3 }]
    ])
  })
})

describe("targets", () => {
  it("have all that a task needs, in the order of the rows", () => {
    const other = sampleDevice({
      deviceConfigId: 78,
      deviceStatusDeviceType: "iSC250",
      deviceStatusDevicePciVersion: null,
      deviceConfigDeviceName: null
    })
    expect(pushTargets([other, row, sampleDevice({ deviceConfigId: 79 })], [])).toEqual(
      Result.succeed([
        { ...target, deviceConfigId: 78, deviceType: "iSC250", deviceTypeId: 3, pciVersion: 0, terminalName: null },
        target,
        { ...target, deviceConfigId: 79 }
      ])
    )
  })

  it("are refused when no device is selected [B4-18]", () => {
    expect(refusalOf([])).toEqual([{ _tag: "NoDevices" }, "No devices selected"])
  })

  it.each([
    ["componentId", null],
    ["deviceConfigApiTerminalId", null],
    ["deviceConfigApiTerminalId", ""],
    ["deviceConfigApiTerminalId", "  "],
    ["deviceStatusDeviceType", null],
    ["deviceStatusDeviceType", " "],
    ["businessEntityId", null],
    ["machinePermanentId", null],
    ["machinePermanentId", ""]
  ] as const)("are refused when a row's %s is %j [B5-47 B5-48]", (key, value) => {
    expect(refusalOf([row, { ...row, deviceConfigId: 78, [key]: value }])).toEqual([
      { _tag: "KeysMissing", keys: [key], devices: [78] },
      `Missing the following keys: ${key}`
    ])
  })

  it("name every key that is missing, in the document's order, and every row concerned [B5-48]", () => {
    const first = sampleDevice({ deviceConfigId: 1, machinePermanentId: null, componentId: null })
    const second = sampleDevice({ deviceConfigId: 2, businessEntityId: null, componentId: null })
    expect(refusalOf([first, row, second])).toEqual([
      { _tag: "KeysMissing", keys: ["componentId", "businessEntityId", "machinePermanentId"], devices: [1, 2] },
      "Missing the following keys: componentId, businessEntityId, machinePermanentId"
    ])
  })

  it("are refused with a device type that is no known key [B5-46]", () => {
    const unknown = ["zz9", "ipp320", "zz9", "zz8"].map((deviceStatusDeviceType, at) =>
      sampleDevice({ deviceConfigId: at, deviceStatusDeviceType })
    )
    expect(refusalOf(unknown)).toEqual([
      { _tag: "InvalidDeviceKey", key: "zz9", devices: [0, 2] },
      "Invalid device key zz9"
    ])
  })

  it("may be of a device type that the service alone knows", () => {
    const rows = [sampleDevice({ deviceStatusDeviceType: "Lane 8000" })]
    expect(pushTargets(rows, [{ key: "31", name: "Lane 8000" }])).toEqual(
      Result.succeed([{ ...target, deviceType: "Lane 8000", deviceTypeId: 31 }])
    )
  })
})
