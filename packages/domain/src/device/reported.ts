import type { DeviceRow } from "./device.ts"

/** What a device says of itself, and the version of the UTG it is attached to. */
export type ReportingDevice = Pick<
  DeviceRow,
  "deviceConfigId" | "deviceStatusDeviceType" | "deviceStatusDevicePciVersion" | "utgVersion"
>

/** The device type that a row reports, without blanks around it; null when it reports none. */
export const reportedType = (row: Pick<DeviceRow, "deviceStatusDeviceType">): string | null =>
  row.deviceStatusDeviceType?.trim() || null

/** Whether forms and firmware may be pushed to a row, and whether select-all takes it (document 2 §2 and §4). */
export const reportsDeviceType = (row: Pick<DeviceRow, "deviceStatusDeviceType">): boolean => reportedType(row) !== null

/** The PCI version that a row reports; 0 when it reports none (document 2 §5: 0 stands for "not known"). */
export const reportedPciVersion = (row: Pick<DeviceRow, "deviceStatusDevicePciVersion">): number =>
  Number(/\d+/u.exec(row.deviceStatusDevicePciVersion ?? "")?.[0] ?? 0)
