import { Result } from "effect"
import type { DeviceRow } from "../device/device.ts"
import { type DeviceSchemaName, deviceTypeKeys } from "../device/device-type.ts"
import type { InvalidDeviceKey } from "../device/pci-version.ts"
import { reportedPciVersion } from "../device/reported.ts"
import type { Site } from "../site-time/site-time.ts"

/** What a push reads of a device row. */
export type PushableRow = Pick<
  DeviceRow,
  | "deviceConfigId"
  | "componentId"
  | "deviceConfigApiTerminalId"
  | "deviceStatusDeviceType"
  | "businessEntityId"
  | "machinePermanentId"
  | "deviceStatusDevicePciVersion"
  | "deviceConfigDeviceName"
  | "utgVersion"
  | "machineStatusEntityStandardTimeZone"
>

/** A device that has all that a task for it needs. */
export interface PushTarget {
  readonly deviceConfigId: number
  readonly componentId: number
  readonly businessEntityId: number
  readonly machinePermanentId: string
  readonly apiTerminalId: string
  readonly deviceType: string
  readonly deviceTypeId: number
  /** As reported; 0 where none is. */
  readonly pciVersion: number
  readonly terminalName: string | null
  /** The time zone of the machine that it is attached to, as that reports it. */
  readonly reportedZone: string | null
}

/** Where a device stands, by the clocks of the machine it is attached to. */
export const siteOfDevice = (target: Pick<PushTarget, "deviceConfigId" | "reportedZone">): Site => ({
  id: target.deviceConfigId,
  reportedZone: target.reportedZone
})

/** The keys that each row must have, as the document lists them (document 2 §5 "Device key checks"). */
const neededKeys = [
  "componentId",
  "deviceConfigApiTerminalId",
  "deviceStatusDeviceType",
  "businessEntityId",
  "machinePermanentId"
] as const

type NeededKey = (typeof neededKeys)[number]

export type TargetRefusal =
  | { readonly _tag: "NoDevices" }
  | {
      readonly _tag: "KeysMissing"
      /** Those that any of the rows lacks, in the document's order. */
      readonly keys: ReadonlyArray<NeededKey>
      readonly devices: ReadonlyArray<number>
    }
  | (InvalidDeviceKey & { readonly devices: ReadonlyArray<number> })

/**
 * The devices of a push: the row it began on, if it began on one, and the selected ones of the page shown, in its order
 * (document 2 §4).
 */
export const devicesToPush = <Row extends { readonly deviceConfigId: number }>(
  page: ReadonlyArray<Row>,
  selected: ReadonlySet<number>,
  began: number | null
): ReadonlyArray<Row> => page.filter(({ deviceConfigId }) => deviceConfigId === began || selected.has(deviceConfigId))

/** A text that says something, as it is; else null. */
const said = (text: string | null): string | null => (text?.trim() ? text : null)

/** The row's part of a target, or the keys it lacks. */
const completeOf = (row: PushableRow): Result.Result<Omit<PushTarget, "deviceTypeId">, ReadonlyArray<NeededKey>> => {
  const needed = {
    componentId: row.componentId,
    deviceConfigApiTerminalId: said(row.deviceConfigApiTerminalId),
    deviceStatusDeviceType: said(row.deviceStatusDeviceType),
    businessEntityId: row.businessEntityId,
    machinePermanentId: said(row.machinePermanentId)
  }
  const { componentId, businessEntityId, machinePermanentId } = needed
  const { deviceConfigApiTerminalId: apiTerminalId, deviceStatusDeviceType: deviceType } = needed
  return componentId === null ||
    apiTerminalId === null ||
    deviceType === null ||
    businessEntityId === null ||
    machinePermanentId === null
    ? Result.fail(neededKeys.filter((key) => needed[key] === null))
    : Result.succeed({
        deviceConfigId: row.deviceConfigId,
        componentId,
        businessEntityId,
        machinePermanentId,
        apiTerminalId,
        deviceType,
        pciVersion: reportedPciVersion(row),
        terminalName: row.deviceConfigDeviceName,
        reportedZone: row.machineStatusEntityStandardTimeZone
      })
}

/**
 * The rows as targets, in their order. Fails when there are none, when a row lacks a key, or when a device type is not
 * a known key of the service's list or the built-in table (document 2 §5, §8).
 */
export const pushTargets = (
  rows: ReadonlyArray<PushableRow>,
  schemas: ReadonlyArray<DeviceSchemaName>
): Result.Result<ReadonlyArray<PushTarget>, TargetRefusal> => {
  if (rows.length === 0) return Result.fail({ _tag: "NoDevices" })
  const lacking = new Map<number, ReadonlyArray<NeededKey>>()
  const invalid: Array<Pick<PushTarget, "deviceConfigId" | "deviceType">> = []
  const targets: Array<PushTarget> = []
  const keyOf = deviceTypeKeys(schemas)
  for (const row of rows) {
    const complete = completeOf(row)
    if (Result.isFailure(complete)) {
      lacking.set(row.deviceConfigId, complete.failure)
      continue
    }
    const key = keyOf(complete.success.deviceType)
    if (typeof key === "number") targets.push({ ...complete.success, deviceTypeId: key })
    else invalid.push(complete.success)
  }
  if (lacking.size > 0) {
    const lacked = new Set([...lacking.values()].flat())
    const keys = neededKeys.filter((key) => lacked.has(key))
    return Result.fail({ _tag: "KeysMissing", keys, devices: [...lacking.keys()] })
  }
  const [first] = invalid
  if (first === undefined) return Result.succeed(targets)
  const devices = invalid.filter(({ deviceType }) => deviceType === first.deviceType)
  return Result.fail({
    _tag: "InvalidDeviceKey",
    key: first.deviceType,
    devices: devices.map(({ deviceConfigId }) => deviceConfigId)
  })
}
