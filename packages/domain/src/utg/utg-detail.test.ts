import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { unsavedMessages } from "../message/unsaved-messages.ts"
import { makeRowReader } from "../rows/row-reader.ts"
import { machineStatusFields } from "./machine-status.ts"
import { sampleUtg } from "./sample-utg.ts"
import { connectionStringOf, utgDetailFields, utgDevice, utgDeviceColumns, utgDeviceFields } from "./utg-detail.ts"
import { utgDetailMessages } from "./utg-detail-messages.ts"

describe("the detail of a UTG", () => {
  it("has the fields of its record, in PascalCase as well [B3-08 B3-09]", () => {
    const pascal = {
      ComponentId: 501,
      ComponentNickname: "Lane 1",
      ComponentMerchant: "Bar",
      ComponentLocation: "Dock",
      ComponentLane: "1",
      ComponentFileId: "F",
      UtgVersion: "5.0.0.3018",
      AgentVersion: "2.1.0.40",
      MachineStatus: "Online",
      ConfigStatus: "Committed",
      ComponentConnectionString: "{}",
      MachinePermanentId: "m",
      ComponentPermanentId: "c"
    }
    const row = Result.getOrThrow(makeRowReader(utgDetailFields)(pascal))
    const camel = Object.entries(pascal).map(([name, value]) => [name.slice(0, 1).toLowerCase() + name.slice(1), value])
    expect(row).toMatchObject(Object.fromEntries(camel))
  })

  it("takes the connection string of the component, else that of its record [B2.general-07]", () => {
    const row = { ...sampleUtg(), componentConnectionString: "row" }
    expect([
      connectionStringOf({ connectionString: "component" }, row),
      connectionStringOf({ connectionString: "" }, row),
      connectionStringOf(null, row),
      connectionStringOf({ connectionString: null }, sampleUtg()),
      connectionStringOf(null, { ...row, componentConnectionString: null })
    ]).toEqual(["component", "row", "row", null, null])
  })

  it("has the status of its machine", () => {
    const status = {
      Status: "Online",
      LastKnownCommunication: "/Date(0)/",
      NextPredictedCommunication: "",
      StandardTimeZone: "EST",
      WindowsVersion: "11"
    }
    expect(makeRowReader(machineStatusFields)(status)).toEqual(
      Result.succeed({
        status: "Online",
        lastKnownCommunication: "1970-01-01T00:00:00.000Z",
        nextPredictedCommunication: null,
        standardTimeZone: "EST",
        windowsVersion: "11"
      })
    )
  })

  it("has a row per device, machine and PCI version under either name [B3-17]", () => {
    const read = (json: unknown) => utgDevice(Result.getOrThrow(makeRowReader(utgDeviceFields)(json)))
    const row = {
      deviceConfigId: 9,
      componentNickname: "Lane 1",
      deviceStatusMachineName: "dock",
      deviceStatusFirmwareVersion: "1.2.3.4",
      deviceStatusDeviceSerialNumber: "S1",
      deviceConfigDeviceType: "lane3000",
      deviceConfigApiTerminalId: "T1",
      deviceStatusPciVersion: "5",
      machineDnsName: null,
      deviceStatusDevicePciVersion: null
    }
    const pascal = Object.entries(row).map(([name, value]) => [name.slice(0, 1).toUpperCase() + name.slice(1), value])
    expect(read(Object.fromEntries(pascal))).toEqual(row)
    const ofView = { machineDnsName: "dock", deviceStatusDevicePciVersion: "5" }
    expect(read({ ...row, deviceStatusMachineName: "", deviceStatusPciVersion: null, ...ofView })).toEqual({
      ...row,
      ...ofView
    })
    expect(utgDeviceColumns.map(({ label, kind, sortable }) => [label, kind, sortable])).toEqual([
      ["UTG Nickname", "text", undefined],
      ["Machine DNS Name", "text", undefined],
      ["Firmware Version", "version", undefined],
      ["Device Serial", "text", undefined],
      ["Device Configured", "text", undefined],
      ["Terminal ID", "text", undefined],
      ["PCI Version", "text", undefined]
    ])
    // The typeface of ids and serials, as in Device Management.
    const codes = utgDeviceColumns.flatMap(({ label, isCode }) => (isCode === true ? [label] : []))
    expect(codes).toEqual(["Device Serial", "Terminal ID", "PCI Version"])
    const columns: ReadonlyArray<string> = utgDeviceColumns.map(({ key }) => key)
    expect(columns.filter((key) => !Object.hasOwn(row, key))).toEqual([])
  })

  it("has its own sentences", () =>
    expect([
      unsavedMessages,
      utgDetailMessages.notAuthorizedToEdit,
      utgDetailMessages.notMigrated,
      utgDetailMessages.agentOutOfDate("2.1.0.41"),
      utgDetailMessages.configCopied
    ]).toEqual([
      {
        title: "Unsaved Changes",
        page: "This page has changes that are not saved.",
        utg: "The UTG has changes that are not saved.",
        continueEditing: "Continue Editing",
        loseChanges: "Lose Changes"
      },
      "You are not authorized to edit this UTG.",
      "The schema of this UTG's version is not migrated. Some settings may not be shown.",
      "The agent is out of date. Version 2.1.0.41 is available.",
      "The configuration has been copied to your clipboard."
    ]))
})
