import { isUtgTooLow } from "../device/compatibility.ts"
import { type DeviceSchemaName, deviceTypeKeys } from "../device/device-type.ts"
import { type ReportingDevice, reportedPciVersion, reportedType } from "../device/reported.ts"
import type { RolloutTarget } from "./rollout-plan.ts"

type PlannedDevice = Pick<NonNullable<RolloutTarget["device"]>, "deviceType" | "pciVersion">

/**
 * Which devices may join those of a rollout: what is sent is made for one type, so whoever comes later is judged as
 * those that are changed together are (document 2 §4): of the type of the first, of a PCI version that one of that type
 * has, at a UTG that is not too old. With nobody to be compared with none may. `schemas` are the service's types, or
 * empty where they could not be read.
 */
export const mayJoinDevices = (
  planned: ReadonlyArray<PlannedDevice>,
  schemas: ReadonlyArray<DeviceSchemaName>
): ((row: ReportingDevice) => boolean) => {
  const [first] = planned
  if (first === undefined) return () => false
  const keyOf = deviceTypeKeys(schemas)
  const wanted = keyOf(first.deviceType)
  const versions = new Set(
    planned.filter(({ deviceType }) => keyOf(deviceType) === wanted).map(({ pciVersion }) => pciVersion)
  )
  return (row) => {
    const type = reportedType(row)
    return type !== null && keyOf(type) === wanted && versions.has(reportedPciVersion(row)) && !isUtgTooLow(row)
  }
}
