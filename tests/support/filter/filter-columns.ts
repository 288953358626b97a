import type { ColumnKind, FilteredList } from "@command-center/domain/filter/filter-column"

/** Columns by wire name with a small first letter. */
export type FilterColumns = ReadonlyMap<string, ColumnKind>

const utgColumns: Readonly<Record<string, ColumnKind>> = {
  businessEntityId: "integer",
  componentId: "integer",
  componentPermanentId: "guid",
  machinePermanentId: "guid",
  componentNickname: "text",
  componentMerchant: "text",
  componentLocation: "text",
  componentLane: "text",
  componentFileId: "text",
  componentProfileName: "text",
  componentProfileVersion: "integer",
  utgStatus: "text",
  utgVersion: "text",
  agentVersion: "text",
  configStatus: "text",
  machineDnsName: "text",
  machineStatus: "text",
  machineNickname: "text",
  machineStatusEntityLastKnownCommunication: "date",
  machineStatusEntityNextPredictedCommunication: "date",
  machineStatusEntityStandardTimeZone: "text",
  machineStatusEntityWindowsVersion: "text"
}

const deviceColumns: Readonly<Record<string, ColumnKind>> = {
  deviceConfigId: "integer",
  deviceConfigApiTerminalId: "text",
  deviceConfigDeviceName: "text",
  deviceConfigDeviceType: "text",
  deviceStatusDeviceType: "text",
  deviceStatusDeviceSerialNumber: "text",
  deviceStatusDevicePciVersion: "text",
  deviceStatusFirmwareVersion: "text",
  deviceStatusRBAVersion: "text"
}

const taskColumns: Readonly<Record<string, ColumnKind>> = {
  taskId: "integer",
  taskType: "integer",
  taskTypeName: "text",
  taskStatus: "integer",
  taskStatusName: "text",
  taskRunAfter: "date",
  taskLastUpdatedAt: "date",
  taskBulkLabel: "text",
  taskResultMessage: "text",
  parentName: "text"
}

/** The columns that the rows of a list can be filtered by (document 1 §5 and the fields of the rows, documents §3). */
export const filterColumns: Readonly<Record<FilteredList, FilterColumns>> = {
  utgs: new Map(Object.entries(utgColumns)),
  devices: new Map(Object.entries({ ...utgColumns, ...deviceColumns })),
  tasks: new Map(Object.entries({ ...utgColumns, ...taskColumns }))
}

/** Columns of a UTG's devices, by which UTGs and tasks are found as well: one device that matches is enough. */
export const ofDevicesColumns: FilterColumns = new Map(Object.entries(deviceColumns))
