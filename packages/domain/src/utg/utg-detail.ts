import type { Column } from "../rows/list-description.ts"
import type { RowOf } from "../rows/row-fields.ts"
import type { TaskRow } from "../task/task.ts"
import { type UtgRow, utgFields } from "./utg.ts"
import type { UtgComponent } from "./utg-component.ts"

/** The detail record of a UTG: its row of the service view, with where it listens (document 2 §3, contract). */
export const utgDetailFields = { ...utgFields, componentConnectionString: "text" } as const

export type UtgDetailRow = RowOf<typeof utgDetailFields>

/** The connection string of a UTG: the component's own, else that of its detail record; null where neither has one. */
export const connectionStringOf = (
  component: Pick<UtgComponent, "connectionString"> | null,
  row: UtgRow & Partial<Pick<UtgDetailRow, "componentConnectionString">>
): string | null => component?.connectionString || row.componentConnectionString || null

/** A row of the Devices table of a UTG (document 2 §3 "Device status row"). */
export const utgDeviceFields = {
  deviceConfigId: "id",
  componentNickname: "text",
  deviceStatusMachineName: "text",
  deviceStatusFirmwareVersion: "text",
  deviceStatusDeviceSerialNumber: "text",
  deviceConfigDeviceType: "text",
  deviceConfigApiTerminalId: "text",
  deviceStatusPciVersion: "text",
  machineDnsName: "text",
  deviceStatusDevicePciVersion: "text"
} as const

export type UtgDeviceRow = RowOf<typeof utgDeviceFields>

/** The row with machine name and PCI version under the names of the table: the device view has others for them. */
export const utgDevice = (row: UtgDeviceRow): UtgDeviceRow => ({
  ...row,
  deviceStatusMachineName: row.deviceStatusMachineName || row.machineDnsName,
  deviceStatusPciVersion: row.deviceStatusPciVersion || row.deviceStatusDevicePciVersion
})

/** The Devices table of the General tab, every column sortable (document 2 §2); labels are those of the device list. */
export const utgDeviceColumns: ReadonlyArray<Column<UtgDeviceRow>> = [
  { key: "componentNickname", label: "UTG Nickname", kind: "text" },
  { key: "deviceStatusMachineName", label: "Machine DNS Name", kind: "text" },
  { key: "deviceStatusFirmwareVersion", label: "Firmware Version", kind: "version" },
  { key: "deviceStatusDeviceSerialNumber", label: "Device Serial", kind: "text", isCode: true },
  { key: "deviceConfigDeviceType", label: "Device Configured", kind: "text" },
  { key: "deviceConfigApiTerminalId", label: "Terminal ID", kind: "text", isCode: true },
  { key: "deviceStatusPciVersion", label: "PCI Version", kind: "text", isCode: true }
]

/** The Scheduled Tasks table of the General tab, every column sortable; labels are those of the task list. */
export const utgTaskColumns: ReadonlyArray<Column<TaskRow>> = [
  { key: "taskTypeName", label: "Task Type", kind: "text" },
  { key: "taskState", label: "Task State", kind: "text" },
  { key: "taskRunAfter", label: "Task Run Date", kind: "date" },
  { key: "taskLastUpdatedAt", label: "Task Updated", kind: "date" },
  { key: "taskBulkLabel", label: "Task Label", kind: "text" }
]
