import { Result } from "effect"
import type { JsonObject } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { apiInterfaceList, type ConfigList, deviceList, entriesOf, withEntries } from "./config-list.ts"

export type EntryKind = "apiInterface" | "device"

/** An API interface or a device of a configuration: where it stands, and all that is set on it. */
export interface ConfigEntry {
  readonly kind: EntryKind
  readonly at: number
  readonly json: unknown
}

const lists: Readonly<Record<EntryKind, ConfigList>> = { apiInterface: apiInterfaceList, device: deviceList }

/** The entries of a kind, in their order. */
export const entriesOfKind = (config: unknown, kind: EntryKind): ReadonlyArray<ConfigEntry> =>
  entriesOf(config, lists[kind]).map((json, at) => ({ kind, at, json }))

/** Where the entry stands in a configuration that may be a newer one; null where it is gone or was changed. */
export const placeIn = (config: unknown, { kind, at, json }: ConfigEntry): number | null => {
  const entries = entriesOf(config, lists[kind])
  if (isSameJson(entries[at], json)) return at
  const found = entries.findIndex((each) => isSameJson(each, json))
  return found === -1 ? null : found
}

/**
 * The configuration without the entry, wherever it stands by now; what else is in it stays as it is. Fails where there
 * is no such entry any more, or only one that was changed.
 */
export const withoutEntry = (config: unknown, entry: ConfigEntry): Result.Result<JsonObject, "gone"> => {
  const place = placeIn(config, entry)
  const list = lists[entry.kind]
  return place === null
    ? Result.fail("gone")
    : Result.succeed(
        withEntries(
          config,
          list,
          entriesOf(config, list).filter((_each, at) => at !== place)
        )
      )
}
