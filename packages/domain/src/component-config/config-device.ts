import type { JsonObject } from "../json/json-field.ts"
import { configDevicesOf } from "./component-config.ts"
import { deviceList, entriesOf, withEntries, withEntry } from "./config-list.ts"

/** Which device a route means by its type and description (document 2 §2, contract); null where there is none. */
export const deviceAt = (config: unknown, deviceType: string | null, taskDesc: string | null): number | null => {
  const found = configDevicesOf(config).findIndex(
    (each) => each.deviceType === deviceType && each.taskDesc === taskDesc
  )
  return found === -1 || deviceType === null ? null : found
}

/**
 * The configuration with a device in place of the one at that index, or added where there is none. Whether the outcome
 * may be saved is what `configIssues` says of it.
 */
export const withDevice = (config: unknown, entry: JsonObject, at: number | null): JsonObject =>
  withEntries(config, deviceList, withEntry(entriesOf(config, deviceList), entry, at))
