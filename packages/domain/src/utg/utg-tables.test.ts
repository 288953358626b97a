import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { canViewRows, rightsAt } from "../permission/rights.ts"
import { sampleMask } from "../permission/sample-mask.ts"
import { permissionKeys, type Subject } from "../permission/subject.ts"
import { makeRowReader } from "../rows/row-reader.ts"
import { taskList } from "../task/task-list.ts"
import type { UtgDeviceRow } from "./utg-detail.ts"
import { utgDeviceList, utgTaskList } from "./utg-tables.ts"

const device: UtgDeviceRow = {
  deviceConfigId: 61,
  componentNickname: "Lane 1",
  deviceStatusMachineName: null,
  deviceStatusFirmwareVersion: "1.2.3",
  deviceStatusDeviceSerialNumber: "S-9",
  deviceConfigDeviceType: "lane3000",
  deviceConfigApiTerminalId: "3",
  deviceStatusPciVersion: "",
  machineDnsName: "till.example",
  deviceStatusDevicePciVersion: "5"
}

describe("the Devices table of a UTG", () => {
  it("shows machine and PCI version of the device view", () =>
    expect(utgDeviceList.derive?.(device, () => undefined)).toEqual({
      ...device,
      deviceStatusMachineName: "till.example",
      deviceStatusPciVersion: "5"
    }))

  it("says what it is, and what went wrong [B8-26]", () =>
    expect([
      utgDeviceList.title,
      utgDeviceList.idOf(device),
      utgDeviceList.nameOf(device),
      utgDeviceList.nameOf({ ...device, deviceStatusDeviceSerialNumber: null }),
      utgDeviceList.loadFailed("Down.")
    ]).toEqual(["Devices", 61, "S-9", "61", "Unable to load utg devices data. Down."]))
})

describe("the Scheduled Tasks table of a UTG", () => {
  it("says what it is, and what went wrong [B8-25]", () =>
    expect([utgTaskList.title, utgTaskList.emptyText, utgTaskList.loadFailed("Down.")]).toEqual([
      "Scheduled Tasks",
      "No tasks found",
      "Unable to load utg tasks data. Down."
    ]))

  it("reads the fields of a row, in PascalCase as well, and shows its tasks in five columns [B3-18]", () => {
    const row = {
      taskId: 3,
      taskTypeName: "Restart",
      taskStatus: 15,
      taskStatusName: "Scheduled",
      taskLastUpdatedAt: "2026-11-20T10:00:00.000Z",
      taskRunAfter: "2026-11-21T00:00:00.000Z",
      taskBulkLabel: "b",
      businessEntityId: 42,
      machinePermanentId: "m"
    }
    const pascal = Object.entries(row).map(([name, value]) => [name.slice(0, 1).toUpperCase() + name.slice(1), value])
    const read = Result.getOrThrow(makeRowReader(utgTaskList.fields)(Object.fromEntries(pascal)))
    expect(utgTaskList.derive?.(read, () => undefined)).toMatchObject({ ...row, taskState: "Running" })
    expect(utgTaskList.columns.map(({ key, label, kind }) => [key, label, kind])).toEqual([
      ["taskTypeName", "Task Type", "text"],
      ["taskState", "Task State", "text"],
      ["taskRunAfter", "Task Run Date", "date"],
      ["taskLastUpdatedAt", "Task Updated", "date"],
      ["taskBulkLabel", "Task Label", "text"]
    ])
  })

  it("reads, sorts and selects tasks as the Tasks List does", () =>
    expect([utgTaskList.fields, utgTaskList.defaultSort, utgTaskList.selectAll, utgTaskList.derive]).toEqual([
      taskList.fields,
      taskList.defaultSort,
      taskList.selectAll,
      taskList.derive
    ]))
})

describe("who may see the tables of a UTG", () => {
  const may = (...subjects: ReadonlyArray<Subject>) => {
    const rights = rightsAt({
      permissions: subjects.map((subject, id) => ({
        id,
        key: permissionKeys[subject],
        name: subject,
        description: null
      })),
      masks: subjects.map((_, permissionId) => sampleMask({ permissionId, roleBusinessEntityIds: [1], canView: true })),
      ancestry: makeAncestry([sampleAccount({ id: 1, parentId: 0 })]),
      businessEntityId: 1
    })
    return { devices: canViewRows(rights, utgDeviceList), tasks: canViewRows(rights, utgTaskList) }
  }

  it("is who may see devices, and who may see tasks: the service gives their rows to nobody else", () =>
    expect([may("Utgs"), may("Utgs", "Devices"), may("Utgs", "Tasks"), may("Devices", "Tasks")]).toEqual([
      { devices: false, tasks: false },
      { devices: true, tasks: false },
      { devices: false, tasks: true },
      { devices: true, tasks: true }
    ]))
})
