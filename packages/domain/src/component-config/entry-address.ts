import { apiInterfacesOf, configDevicesOf } from "./component-config.ts"
import type { EntryKind } from "./config-entry.ts"

/** By what an address names an API interface or a device (document 2 §2, contract). */
export interface EntryAddress {
  /** `cdType` or `deviceType`. */
  readonly type: string
  /** Its port or its description; empty where it has none: an address without one is that of a new entry. */
  readonly value: string
  /** Which of those that share both it is, from 1. */
  readonly nth: number
}

const named = (config: unknown, kind: EntryKind) =>
  kind === "device"
    ? configDevicesOf(config).map(({ deviceType, taskDesc }) => ({ type: deviceType, value: taskDesc ?? "" }))
    : apiInterfacesOf(config).map(({ cdType, listenPort }) => ({ type: cdType, value: listenPort ?? "" }))

/** The addresses of the entries of a kind, in their order; null of one that has no type. */
export const entryAddresses = (config: unknown, kind: EntryKind): ReadonlyArray<EntryAddress | null> => {
  const counts = new Map<string, number>()
  return named(config, kind).map(({ type, value }) => {
    if (type === null) return null
    const key = JSON.stringify([type, value])
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return { type, value, nth }
  })
}

/**
 * Which entry an address means by its type, its port or description, and which one of those; null where there is no
 * such entry, and where no port or description is given: that adds one (contract).
 */
export const entryAt = (
  config: unknown,
  kind: EntryKind,
  type: string | null,
  value: string | null,
  nth: string | null
): number | null => {
  const found = entryAddresses(config, kind).findIndex(
    (each) => each !== null && each.type === type && each.value === value && String(each.nth) === (nth ?? "1")
  )
  return found === -1 ? null : found
}
