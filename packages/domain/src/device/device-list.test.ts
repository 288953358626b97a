import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import { deviceKeysOf, withMaskedKeys } from "./device-keys.ts"
import { deviceList } from "./device-list.ts"
import { deviceMessages } from "./device-messages.ts"
import { sampleDevice } from "./sample-device.ts"

const row = sampleDevice()

describe("Device Management", () => {
  it("reads the fields of the document", () => {
    expect(Object.keys(deviceList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("tracks rows by deviceConfigId and names them by serial", () => {
    expect([deviceList.idOf(row), deviceList.nameOf(row), listMessages.copied(deviceList.nameOf(row))]).toEqual([
      77,
      "SN-77",
      "The data for SN-77 has been copied to your clipboard."
    ])
    expect(deviceList.nameOf({ ...row, deviceStatusDeviceSerialNumber: null })).toBe("Bar till")
  })

  it("reads each column's field, compared by its kind", () => {
    expect(deviceList.columns.map(({ key, kind }) => `${key}: ${kind}`)).toEqual([
      "componentMerchant: text",
      "componentNickname: text",
      "deviceStatusDeviceSerialNumber: text",
      "deviceConfigDeviceType: text",
      "deviceStatusDeviceType: text",
      "deviceConfigApiTerminalId: text",
      "deviceStatusDevicePciVersion: text",
      "deviceStatusFirmwareVersion: version",
      "deviceKeys: text",
      "machineDnsName: text",
      "utgStatus: text",
      "utgVersion: version",
      "agentVersion: version",
      "configStatus: text",
      "componentProfileName: text",
      "componentProfileVersion: number",
      "componentLocation: text",
      "componentLane: text",
      "componentFileId: text",
      "machineStatus: text",
      "machineStatusEntityLastKnownCommunication: date",
      "machineStatusEntityNextPredictedCommunication: date",
      "machineNickname: text",
      "parentName: text",
      "machineStatusEntityStandardTimeZone: text",
      "machineStatusEntityWindowsVersion: text"
    ])
  })

  it("belongs to the area of devices; the header's checkbox selects a page", () => {
    expect([deviceList.id, deviceList.area, deviceList.selectAll, deviceList.loadFailed("x")]).toEqual([
      "devices",
      "devices",
      "page",
      "Unable to load data due to the following error - x"
    ])
  })

  it("takes the parent account's name from the tree, and a device's id where it has no other name", () => {
    expect(deviceList.derive?.(row, () => "Harbour Hotels").parentName).toBe("Harbour Hotels")
    expect(deviceList.nameOf({ ...row, deviceStatusDeviceSerialNumber: null, deviceConfigDeviceName: "" })).toBe("77")
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
  it("of the export", () => {
    expect([
      deviceMessages.export.title,
      deviceMessages.export.question,
      deviceMessages.export.fileName,
      deviceMessages.export.preparing,
      deviceMessages.export.failed("x"),
      deviceMessages.export.succeeded
    ]).toEqual([
      "Export Devices",
      "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?",
      "devices.csv",
      "Preparing to export device list",
      "Unable to export device list. x",
      "Exporting device list. Your download should begin shortly."
    ])
  })
})
