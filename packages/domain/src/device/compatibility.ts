import { groupBy } from "../rows/group-by.ts"
import { fourPartVersion, versionParts } from "../version/four-part-version.ts"
import { type DeviceSchemaName, deviceTypeKeys } from "./device-type.ts"
import { type ReportingDevice, reportedPciVersion, reportedType } from "./reported.ts"

/** The least UTG version for device operations (documents §9). */
export const minimumUtgVersion = "5.0.0.3018"
const minimumBuild = 3018

/** A value and the rows (`deviceConfigId`) that have it. */
interface Holders<Value> {
  readonly value: Value
  readonly devices: ReadonlyArray<number>
}

/** Why devices can't be updated together (document 2 §4 "Push forms / firmware flow"), with the rows concerned. */
export type Incompatibility =
  | { readonly _tag: "DeviceTypesDiffer"; readonly types: ReadonlyArray<Holders<string | null>> }
  | { readonly _tag: "PciVersionsDiffer"; readonly versions: ReadonlyArray<Holders<number>> }
  | { readonly _tag: "UtgVersionTooLow"; readonly versions: ReadonlyArray<Holders<string | null>> }

const holdersOf = <Value>(
  devices: ReadonlyArray<ReportingDevice>,
  keyOf: (row: ReportingDevice) => unknown,
  valueOf: (row: ReportingDevice) => Value
): ReadonlyArray<Holders<Value>> =>
  [...groupBy(devices, keyOf).values()].flatMap((rows) =>
    rows.slice(0, 1).map((first) => ({ value: valueOf(first), devices: rows.map((row) => row.deviceConfigId) }))
  )

/** What two rows of one device type share, by the service's list of types; null for a row that reports none. */
export const typeKeysOf = (
  schemas: ReadonlyArray<DeviceSchemaName>
): ((row: ReportingDevice) => number | string | null) => {
  const keyOf = deviceTypeKeys(schemas)
  return (row) => {
    const type = reportedType(row)
    return type === null ? null : keyOf(type)
  }
}

/**
 * Whether a UTG is too old to update its devices: its fourth segment is below 3018 (document 2 §9), whatever the
 * others say (contract). A version that is not known counts as too low.
 */
export const isUtgTooLow = (row: Pick<ReportingDevice, "utgVersion">): boolean => {
  const [, , , build] = versionParts(row.utgVersion ?? "") ?? []
  return build === undefined || build < minimumBuild
}

const utgVersionOf = (row: ReportingDevice): string | null => fourPartVersion(row.utgVersion ?? "")

/**
 * Every reason why the devices can't be updated together, in the document's order; empty when they can. What types they
 * are of, the service's list tells, or the built-in table where that is empty.
 */
export const incompatibilitiesOf = (
  devices: ReadonlyArray<ReportingDevice>,
  schemas: ReadonlyArray<DeviceSchemaName>
): ReadonlyArray<Incompatibility> => {
  const types = holdersOf(devices, typeKeysOf(schemas), reportedType)
  const pciVersions = holdersOf(devices, reportedPciVersion, reportedPciVersion)
  const tooLow = holdersOf(devices.filter(isUtgTooLow), utgVersionOf, utgVersionOf)
  const reasons: Array<Incompatibility> = []
  if (types.length > 1) reasons.push({ _tag: "DeviceTypesDiffer", types })
  if (pciVersions.length > 1) reasons.push({ _tag: "PciVersionsDiffer", versions: pciVersions })
  if (tooLow.length > 0) reasons.push({ _tag: "UtgVersionTooLow", versions: tooLow })
  return reasons
}
