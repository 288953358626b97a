import { groupBy } from "../rows/group-by.ts"
import { isUtgTooLow, typeKeysOf } from "./compatibility.ts"
import type { DeviceSchemaName } from "./device-type.ts"
import { type ReportingDevice, reportedPciVersion, reportedType } from "./reported.ts"

/** Devices that can be updated together. */
export interface DeviceBatch<Device> {
  readonly deviceType: string
  /** 0 where none is reported. */
  readonly pciVersion: number
  readonly devices: ReadonlyArray<Device>
}

/** A selection cut into what can be updated together and what can't be updated now; each device is in one place. */
export interface SelectionSplit<Device> {
  readonly batches: ReadonlyArray<DeviceBatch<Device>>
  /** Their UTG is too old, or its version is not known. */
  readonly utgTooLow: ReadonlyArray<Device>
  readonly withoutType: ReadonlyArray<Device>
}

const batchOf = <Device extends ReportingDevice>(devices: ReadonlyArray<Device>): ReadonlyArray<DeviceBatch<Device>> =>
  devices.slice(0, 1).map((first) => ({
    deviceType: reportedType(first) ?? "",
    pciVersion: reportedPciVersion(first),
    devices
  }))

const byType = <Device>(one: DeviceBatch<Device>, other: DeviceBatch<Device>): number =>
  one.deviceType.localeCompare(other.deviceType, "en", { sensitivity: "base", numeric: true }) ||
  one.pciVersion - other.pciVersion

/** The way forward for a mixed selection: its compatible batches, in the order of type and then PCI version. */
export const compatibleBatches = <Device extends ReportingDevice>(
  devices: ReadonlyArray<Device>,
  schemas: ReadonlyArray<DeviceSchemaName>
): SelectionSplit<Device> => {
  const typed = devices.filter((device) => reportedType(device) !== null)
  const fit = typed.filter((device) => !isUtgTooLow(device))
  const groups = [...groupBy(fit, typeKeysOf(schemas)).values()].flatMap((sameType) => [
    ...groupBy(sameType, reportedPciVersion).values()
  ])
  return {
    batches: groups.flatMap(batchOf).toSorted(byType),
    utgTooLow: typed.filter(isUtgTooLow),
    withoutType: devices.filter((device) => reportedType(device) === null)
  }
}
