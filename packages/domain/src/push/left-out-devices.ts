import { isUtgTooLow, minimumUtgVersion } from "../device/compatibility.ts"
import type { DeviceRow } from "../device/device.ts"
import { reportedPciVersion, reportedType } from "../device/reported.ts"
import type { LeftOut } from "../operation/operation.ts"
import { pushMessages } from "./push-messages.ts"
import { pushedDeviceName } from "./pushed-device.ts"

const reasonOf = (device: DeviceRow): string => {
  const type = reportedType(device)
  if (type === null) return pushMessages.leftOut.withoutType
  if (isUtgTooLow(device)) return pushMessages.leftOut.utgTooLow(minimumUtgVersion)
  return pushMessages.leftOut.otherBatch(type, reportedPciVersion(device))
}

/** The devices of a selection that do not go with a batch of it, each with its reason, in their order. */
export const leftOutOfBatch = (
  selection: ReadonlyArray<DeviceRow>,
  batch: ReadonlyArray<DeviceRow>
): ReadonlyArray<LeftOut> => {
  const taken = new Set(batch.map(({ deviceConfigId }) => deviceConfigId))
  return selection
    .filter(({ deviceConfigId }) => !taken.has(deviceConfigId))
    .map((device) => ({ name: pushedDeviceName(device), reason: reasonOf(device) }))
}
