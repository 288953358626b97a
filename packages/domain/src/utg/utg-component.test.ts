import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rowSchema } from "../rows/row-fields.ts"
import { makeRowReader } from "../rows/row-reader.ts"
import { machineStatusFields } from "./machine-status.ts"
import { sampleUtg } from "./sample-utg.ts"
import { editedComponent, editOf, isEdited, readUtgComponent, type UtgComponent } from "./utg-component.ts"
import {
  connectionStringOf,
  utgDetailFields,
  utgDevice,
  utgDeviceColumns,
  utgDeviceFields,
  utgTaskColumns,
  utgTaskFields
} from "./utg-detail.ts"
import { utgDetailMessages } from "./utg-messages.ts"
import { utgEditIssues, utgUpdate } from "./utg-update.ts"

const wire = {
  Id: 501,
  PermanentId: "c-guid",
  Nickname: "Lane 1",
  Merchant: "Harbour Bar",
  Location: "Dock",
  Lane: null,
  FileId: "F-1",
  ConnectionString: '{"ListenerPort":1}',
  listenPort: 26880,
  Machine: { Id: 7, PermanentId: "m-guid", More: 1 },
  FromLaterOn: [{ a: 1 }]
}
const componentOf = (json: unknown): UtgComponent => Result.getOrThrow(readUtgComponent(json))
const component = componentOf(wire)
const edit = { nickname: "Lane 1", merchant: "Harbour Bar", location: "Dock", lane: "", fileId: "F-1" }

describe("a UTG", () => {
  it("is read with the ids of its machine, and kept as it came", () =>
    expect(readUtgComponent(wire)).toEqual(
      Result.succeed({
        id: 501,
        permanentId: "c-guid",
        nickname: "Lane 1",
        merchant: "Harbour Bar",
        location: "Dock",
        lane: null,
        fileId: "F-1",
        connectionString: '{"ListenerPort":1}',
        listenPort: 26880,
        machineId: 7,
        machinePermanentId: "m-guid",
        json: wire
      })
    ))

  it("is read without a machine", () =>
    expect(readUtgComponent({ id: 1, machine: null })).toEqual(
      Result.succeed({
        id: 1,
        permanentId: null,
        nickname: null,
        merchant: null,
        location: null,
        lane: null,
        fileId: null,
        connectionString: null,
        listenPort: null,
        machineId: null,
        machinePermanentId: null,
        json: { id: 1, machine: null }
      })
    ))

  it.each([
    [null, { field: "", expected: "an object" }],
    [[wire], { field: "", expected: "an object" }],
    [
      { ...wire, Id: null },
      { field: "id", expected: "a whole number" }
    ],
    [
      { ...wire, Machine: 5 },
      { field: "machine", expected: "an object" }
    ],
    [
      { ...wire, Machine: { Id: "x" } },
      { field: "machine.id", expected: "a whole number or nothing" }
    ]
  ])("%# says what could not be read", (json, issue) => expect(readUtgComponent(json)).toEqual(Result.fail(issue)))

  it("begins with its five fields as they are", () => {
    expect(editOf(component)).toEqual(edit)
    expect(editOf(componentOf({ id: 1, lane: "3" }))).toEqual({
      nickname: "",
      merchant: "",
      location: "",
      lane: "3",
      fileId: ""
    })
  })

  it("is dirty where a field differs, not where it was touched [B4-14]", () =>
    expect([
      isEdited(component, edit),
      isEdited(component, { ...edit, nickname: "Lane 1 " }),
      isEdited(component, { ...edit, lane: " " }),
      isEdited(componentOf({ ...wire, Nickname: " Lane 1 " }), { ...edit, nickname: " Lane 1 " }),
      isEdited(component, { ...edit, lane: "2" }),
      isEdited(component, { ...edit, fileId: "" })
    ]).toEqual([false, false, false, false, true, true]))

  it("is sent as it was read with the five fields replaced, ids and port kept [B3-10]", () =>
    expect(
      editedComponent(component, { nickname: " Lane 2 ", merchant: "Bar", location: "Pier", lane: "2", fileId: "F-2" })
    ).toEqual({
      ...wire,
      Nickname: "Lane 2",
      Merchant: "Bar",
      Location: "Pier",
      Lane: "2",
      FileId: "F-2"
    }))

  it("keeps every unknown field, in the letter case in which it came", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
        fc.boolean(),
        fc.record({
          nickname: fc.string(),
          merchant: fc.string(),
          location: fc.string(),
          lane: fc.string(),
          fileId: fc.string()
        }),
        (unknown, isPascal, typed) => {
          const known = isPascal ? { Id: 1, Nickname: "n", Merchant: null } : { id: 1, nickname: "n", merchant: null }
          const json = { ...unknown, ...known }
          const read = readUtgComponent(json)
          if (Result.isFailure(read)) return
          const sent = editedComponent(read.success, typed)
          const edited = new Set(["nickname", "merchant", "location", "lane", "fileId"])
          const others = (all: object) =>
            Object.entries(all).filter(([name]) => !edited.has(name.slice(0, 1).toLowerCase() + name.slice(1)))
          expect(others(sent)).toEqual(others(json))
          const again = componentOf(sent)
          expect(isEdited(again, typed)).toBe(false)
          expect(editedComponent(read.success, editOf(read.success))).toEqual(json)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

describe("updating a UTG", () => {
  it.each([
    [{}, []],
    [{ lane: "" }, []],
    [{ nickname: " " }, ["nickname"]],
    [{ nickname: "", merchant: "", location: "", fileId: "", lane: "" }, ["nickname", "merchant", "location", "fileId"]]
  ])("with %j requires %j [B5-54 B5-55]", (changes, fields) =>
    expect(utgEditIssues({ ...edit, ...changes })).toEqual(fields.map((field) => ({ field, message: "Required" })))
  )

  const request = { canEdit: true, component, edit: { ...edit, lane: "4" } }

  it("sends the component to both permanent ids", () =>
    expect(utgUpdate(request)).toEqual(
      Result.succeed({
        machinePermanentId: "m-guid",
        componentPermanentId: "c-guid",
        component: { ...wire, Lane: "4" }
      })
    ))

  it.each([
    [{ canEdit: false }, null, "You are not authorized to edit this UTG."],
    [{ component: componentOf({ id: 1 }) }, null, "Machine permanent ID is undefined"],
    [{ component: componentOf({ id: 1, machine: { permanentId: "m" } }) }, null, "Component permanent ID is undefined"],
    [{ edit: { ...edit, fileId: "" } }, "fileId", "Required"]
  ])("%# says why nothing is sent", (changes, field, message) =>
    expect(utgUpdate({ ...request, ...changes })).toEqual(Result.fail([{ field, message }]))
  )
})

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
    const columns: ReadonlyArray<string> = utgDeviceColumns.map(({ key }) => key)
    expect(columns.filter((key) => !Object.hasOwn(row, key))).toEqual([])
  })

  it("has a row per task [B3-18]", () => {
    const row = {
      taskId: 3,
      taskTypeName: "Restart",
      taskStatus: 15,
      taskStatusName: "Scheduled",
      taskState: null,
      taskLastUpdatedAt: "2026-11-20T10:00:00.000Z",
      taskRunAfter: "2026-11-21T00:00:00.000Z",
      taskBulkLabel: "b",
      businessEntityId: 42,
      machinePermanentId: "m"
    }
    const pascal = Object.entries(row).map(([name, value]) => [name.slice(0, 1).toUpperCase() + name.slice(1), value])
    expect(makeRowReader(utgTaskFields)(Object.fromEntries(pascal))).toEqual(Result.succeed(row))
    expect(Result.isSuccess(Schema.decodeUnknownResult(rowSchema(utgTaskFields))(row))).toBe(true)
    expect(utgTaskColumns.map(({ key, label, kind }) => [key, label, kind])).toEqual([
      ["taskTypeName", "Task Type", "text"],
      ["taskState", "Task State", "text"],
      ["taskRunAfter", "Task Run Date", "date"],
      ["taskLastUpdatedAt", "Task Updated", "date"],
      ["taskBulkLabel", "Task Label", "text"]
    ])
  })

  it("has its own sentences", () =>
    expect([
      utgDetailMessages.unsaved,
      utgDetailMessages.notAuthorizedToEdit,
      utgDetailMessages.notMigrated,
      utgDetailMessages.agentOutOfDate("2.1.0.41"),
      utgDetailMessages.configCopied
    ]).toEqual([
      {
        text: "The UTG has changes that are not saved.",
        continueEditing: "Continue Editing",
        loseChanges: "Lose Changes"
      },
      "You are not authorized to edit this UTG.",
      "The schema of this UTG's version is not migrated. Some settings may not be shown.",
      "The agent is out of date. Version 2.1.0.41 is available.",
      "The configuration has been copied to your clipboard."
    ]))
})
