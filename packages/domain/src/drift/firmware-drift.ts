import type { DeviceRow } from "../device/device.ts"
import { folded } from "../filter/folded-text.ts"
import { type DriftItem, type Held, held, notHeld } from "./drift-item.ts"
import { makeReleases } from "./releases.ts"

type Reported = Pick<DeviceRow, "deviceStatusDeviceType" | "deviceStatusFirmwareVersion">

/** The numbers in a firmware's name. */
export const firmwareParts = (firmware: string): ReadonlyArray<number> => (firmware.match(/\d+/gu) ?? []).map(Number)

/** Firmware numbers have as many parts as their makers like; a part that is missing is older than any. */
export const orderOfFirmware = (left: ReadonlyArray<number>, right: ReadonlyArray<number>): number => {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [one, other] = [left[index] ?? -1, right[index] ?? -1]
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

interface OfType {
  readonly held: Array<ReadonlyArray<number>>
  /** One name of each, by its numbers. */
  readonly names: Map<string, string>
}

/** Holds firmware against the most recent one that a device of the same type reports. */
export const heldAgainstReported = (reported: Iterable<Reported>): ((row: Reported) => Held) => {
  const parsed = new Map<string, ReadonlyArray<number>>()
  const partsOf = (firmware: string): ReadonlyArray<number> => {
    const known = parsed.get(firmware) ?? firmwareParts(firmware)
    parsed.set(firmware, known)
    return known
  }
  const types = new Map<string, OfType>()
  for (const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware } of reported) {
    if (!type?.trim() || !firmware?.trim()) continue
    const known = types.get(folded(type)) ?? { held: [], names: new Map<string, string>() }
    types.set(folded(type), known)
    const parts = partsOf(firmware)
    const key = parts.join(".")
    if (!known.names.has(key)) known.held.push(parts)
    known.names.set(key, firmware)
  }
  const releases = new Map(
    Array.from(types, ([type, { held: all, names }]) => {
      const { newest, after } = makeReleases(all, orderOfFirmware)
      return [type, { newest, after, current: newest === null ? null : (names.get(newest.join(".")) ?? null) }]
    })
  )
  return ({ deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware }) => {
    const known = releases.get(folded(type ?? ""))
    if (!firmware?.trim() || known === undefined || known.newest === null) return notHeld(known?.current ?? null)
    const own = partsOf(firmware)
    return held(known.current, orderOfFirmware(own, known.newest), known.after(own))
  }
}

/** Each device against the most recent firmware of its type in the account; without a type it is held against none. */
export const firmwareDrift = (devices: ReadonlyArray<DeviceRow>): ReadonlyArray<DriftItem> => {
  const hold = heldAgainstReported(devices)
  return devices.map((row) => ({
    kind: "firmware",
    id: row.deviceConfigId,
    name: row.deviceStatusDeviceSerialNumber || row.deviceConfigDeviceName || String(row.deviceConfigId),
    account: row.parentName,
    of: row.deviceStatusDeviceType ?? "",
    version: row.deviceStatusFirmwareVersion,
    ...hold(row)
  }))
}
