import type { JsonObject } from "../json/json-field.ts"
import { deviceList, entriesOf, withEntries, withEntry } from "./config-list.ts"

/**
 * The configuration with a device in place of the one at that index, or added where there is none. Whether the outcome
 * may be saved is what `configIssues` says of it.
 */
export const withDevice = (config: unknown, entry: JsonObject, at: number | null): JsonObject =>
  withEntries(config, deviceList, withEntry(entriesOf(config, deviceList), entry, at))
