import type { DeviceRow } from "./device.ts"

type KeyCarrier = Pick<
  DeviceRow,
  | "deviceStatusDeviceKey0"
  | "deviceStatusDeviceKey1"
  | "deviceStatusDeviceKey2"
  | "deviceStatusDeviceKey3"
  | "deviceStatusDeviceKey4"
  | "deviceStatusDeviceKey5"
>

/** The six key values in order, for the Device Keys dialog (document 2 §2); null where there is none. */
export const deviceKeysOf = (row: KeyCarrier): ReadonlyArray<string | null> => [
  row.deviceStatusDeviceKey0,
  row.deviceStatusDeviceKey1,
  row.deviceStatusDeviceKey2,
  row.deviceStatusDeviceKey3,
  row.deviceStatusDeviceKey4,
  row.deviceStatusDeviceKey5
]

/** The Device Keys cell: "Details" where a key is present, else "N/A" (document 2 §2). */
export const deviceKeysText = (row: KeyCarrier): "Details" | "N/A" =>
  deviceKeysOf(row).some(Boolean) ? "Details" : "N/A"

const masked = (key: string | null): string | null => (key ? "••••••••" : key)

/** The row as it may leave the screen (copied, debug panel): its keys are masked. */
export const withMaskedKeys = (row: DeviceRow): DeviceRow => ({
  ...row,
  deviceStatusDeviceKey0: masked(row.deviceStatusDeviceKey0),
  deviceStatusDeviceKey1: masked(row.deviceStatusDeviceKey1),
  deviceStatusDeviceKey2: masked(row.deviceStatusDeviceKey2),
  deviceStatusDeviceKey3: masked(row.deviceStatusDeviceKey3),
  deviceStatusDeviceKey4: masked(row.deviceStatusDeviceKey4),
  deviceStatusDeviceKey5: masked(row.deviceStatusDeviceKey5)
})
