import type { DeviceRow } from "../device/device.ts"
import { folded } from "../filter/folded-text.ts"
import { type DriftItem, type Held, held, notHeld } from "./drift-item.ts"

type Reported = Pick<DeviceRow, "deviceStatusDeviceType" | "deviceStatusFirmwareVersion">

const parts = (firmware: string): ReadonlyArray<number> => (firmware.match(/\d+/gu) ?? []).map(Number)

/** Firmware numbers have as many parts as their makers like; a part that is missing is older than any. */
export const compareFirmware = (left: string, right: string): number => {
  const [a, b] = [parts(left), parts(right)]
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** Holds firmware against the most recent one that a device of the same type reports. */
export const heldAgainstReported = (reported: Iterable<Reported>): ((row: Reported) => Held) => {
  const releases = new Map<string, Map<string, string>>()
  for (const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware } of reported) {
    if (!type?.trim() || !firmware?.trim()) continue
    const known = releases.get(folded(type)) ?? new Map<string, string>()
    releases.set(folded(type), known.set(parts(firmware).join("."), firmware))
  }
  const newest = new Map(
    [...releases].map(([type, known]) => [type, [...known.values()].toSorted(compareFirmware).at(-1) ?? null])
  )
  return ({ deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware }) => {
    const key = folded(type ?? "")
    const current = newest.get(key) ?? null
    if (!firmware?.trim() || current === null) return notHeld(current)
    const newer = [...(releases.get(key)?.values() ?? [])].filter((each) => compareFirmware(each, firmware) > 0)
    return held(current, compareFirmware(firmware, current), newer.length)
  }
}

/** Each device that reported a type, against the most recent firmware of its type in the account. */
export const firmwareDrift = (devices: ReadonlyArray<DeviceRow>): ReadonlyArray<DriftItem> => {
  const hold = heldAgainstReported(devices)
  return devices.flatMap((row) => {
    const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: version } = row
    if (!type) return []
    const item: DriftItem = {
      kind: "firmware",
      id: row.deviceConfigId,
      name: row.deviceStatusDeviceSerialNumber || row.deviceConfigDeviceName || String(row.deviceConfigId),
      account: row.parentName,
      of: type,
      version,
      ...hold(row)
    }
    return [item]
  })
}
