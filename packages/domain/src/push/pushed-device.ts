import type { DeviceRow } from "../device/device.ts"
import { deviceList } from "../device/device-list.ts"

/** What a device is called where it is pushed to: with the UTG it is attached to. */
export const pushedDeviceName = (row: DeviceRow): string =>
  row.componentNickname ? `${row.componentNickname}: ${deviceList.nameOf(row)}` : deviceList.nameOf(row)
