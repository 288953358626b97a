import { describe, expect, it } from "vitest"
import type { DeviceRow } from "./device.ts"
import { deviceKeysOf, withMaskedKeys } from "./device-keys.ts"
import { deviceList } from "./device-list.ts"
import { deviceMessages } from "./device-messages.ts"

const row: DeviceRow = {
  deviceConfigId: 77,
  componentId: 501,
  componentPermanentId: "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60",
  machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666",
  businessEntityId: 42,
  parentName: null,
  componentMerchant: "Harbour Bar",
  componentNickname: "Lane 1",
  deviceConfigApiTerminalId: "T1",
  deviceConfigDeviceName: "Bar till",
  deviceConfigDeviceType: "ipp320",
  deviceStatusDeviceType: "ipp320",
  deviceStatusDeviceSerialNumber: "SN-77",
  deviceStatusDevicePciVersion: "4",
  deviceStatusFirmwareVersion: "1.2.3",
  deviceStatusRBAVersion: "21.0",
  deviceKeys: null,
  deviceStatusDeviceKey0: "K0",
  deviceStatusDeviceKey1: null,
  deviceStatusDeviceKey2: "",
  deviceStatusDeviceKey3: null,
  deviceStatusDeviceKey4: null,
  deviceStatusDeviceKey5: "K5",
  machineDnsName: "dock-1.example",
  utgStatus: "Running",
  utgVersion: "5.0.0.3100",
  agentVersion: "2.1.0.40",
  configStatus: "Committed",
  componentProfileName: null,
  componentProfileVersion: null,
  componentLocation: "Dock",
  componentLane: "1",
  componentFileId: "F-1",
  machineStatus: "Online",
  machineStatusEntityLastKnownCommunication: null,
  machineStatusEntityNextPredictedCommunication: null,
  machineNickname: "Dock 1",
  machineStatusEntityStandardTimeZone: null,
  machineStatusEntityWindowsVersion: null
}

const labels = deviceList.columns.map(({ label }) => label)

describe("Device Management", () => {
  it("is called 'Device Management' [B2.devices-01]", () => {
    expect(deviceList.title).toBe("Device Management")
  })

  it("has columns 3 to 11 in order [B2.devices-04]", () => {
    expect(labels.slice(0, 9)).toEqual([
      "Merchant",
      "UTG Nickname",
      "Device Serial",
      "Device Configured",
      "Device Reported",
      "Terminal ID",
      "PCI Version",
      "Firmware Version",
      "Device Keys"
    ])
  })

  it("has columns 12 to 20 in order [B2.devices-05]", () => {
    expect(labels.slice(9, 18)).toEqual([
      "Machine DNS Name",
      "UTG Status",
      "UTG Version",
      "Agent Version",
      "Configuration Status",
      "Profile",
      "Profile Version",
      "Location/Serial",
      "Lane"
    ])
  })

  it("has columns 21 to 28 in order [B2.devices-06]", () => {
    expect(labels.slice(18)).toEqual([
      "File ID",
      "Machine Status",
      "Last Known Communication",
      "Next Predicted Communication",
      "Machine Nickname",
      "Parent Account",
      "Time Zone",
      "Windows Version"
    ])
  })

  it("reads the fields of the document [B3-01 B3-02 B3-03 B3-04 B3-05]", () => {
    expect(Object.keys(deviceList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("sorts by serial, descending, at first [B4-08]", () => {
    expect(deviceList.defaultSort).toEqual({ key: "deviceStatusDeviceSerialNumber", direction: "descending" })
  })

  it("tracks rows by deviceConfigId and names them by serial", () => {
    expect([deviceList.idOf(row), deviceList.nameOf(row), deviceList.copied(row)]).toEqual([
      77,
      "SN-77",
      "The data for SN-77 has been copied to your clipboard."
    ])
    expect(deviceList.nameOf({ ...row, deviceStatusDeviceSerialNumber: null })).toBe("Bar till")
  })

  it("says when there are none [B2.devices-13]", () => {
    expect(deviceList.emptyText).toBe("This business entity does not contain any devices")
  })

  it("says 'Details' where a key is present, else 'N/A'", () => {
    const none = { ...row, deviceStatusDeviceKey0: null, deviceStatusDeviceKey5: null }
    expect([row, none].map((each) => deviceList.derive?.(each, () => undefined).deviceKeys)).toEqual(["Details", "N/A"])
  })

  it("lists the six keys, and masks them in a copy", () => {
    expect([deviceKeysOf(row), deviceKeysOf(withMaskedKeys(row))]).toEqual([
      ["K0", null, "", null, null, "K5"],
      ["••••••••", null, "", null, null, "••••••••"]
    ])
  })
})

describe("the sentences of devices", () => {
  it("of the export [B4-51 B8-29 B8-31]", () => {
    expect([
      deviceMessages.export.preparing,
      deviceMessages.export.failed("x"),
      deviceMessages.export.succeeded
    ]).toEqual([
      "Preparing to export device list",
      "Unable to export device list. x",
      "Exporting device list. Your download should begin shortly."
    ])
  })
})
