import type { DeviceRow } from "@command-center/domain/device/device"
import { type DriftItem, standingOf } from "./drift-item.ts"

const parts = (firmware: string): ReadonlyArray<number> => (firmware.match(/\d+/gu) ?? []).map(Number)

/** Firmware numbers have as many parts as their makers like; a part that is missing is older than any. */
const compareFirmware = (left: string, right: string): number => {
  const [a, b] = [parts(left), parts(right)]
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** Each device that reported a type and firmware, against the most recent firmware of its type in the account. */
export const firmwareDrift = (devices: ReadonlyArray<DeviceRow>): ReadonlyArray<DriftItem> => {
  const newest = new Map<string, string>()
  for (const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware } of devices) {
    if (!type || !firmware) continue
    const known = newest.get(type)
    if (known === undefined || compareFirmware(firmware, known) > 0) newest.set(type, firmware)
  }
  return devices.flatMap((row) => {
    const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: version } = row
    if (!type) return []
    const current = newest.get(type) ?? null
    const item: DriftItem = {
      kind: "firmware",
      id: row.deviceConfigId,
      name: row.deviceStatusDeviceSerialNumber || row.deviceConfigDeviceName || String(row.deviceConfigId),
      account: row.parentName,
      of: type,
      version,
      current,
      standing: !version || current === null ? "unknown" : standingOf(compareFirmware(version, current))
    }
    return [item]
  })
}
