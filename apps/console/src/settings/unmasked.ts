import { isJsonObject } from "@command-center/domain/json/json-field"
import { maskedAt, secretMask } from "@command-center/domain/json/masked-secrets"
import { isSameJson } from "@command-center/domain/json/same-json"

type Names = ReadonlySet<string>

const noNames: Names = new Set()

/** The entry that an entry of a list was: the one that looks the same while masked, else the one in its place. */
const entryFor = (entries: ReadonlyArray<unknown>, entry: unknown, at: number, masked: (each: unknown) => unknown) =>
  entries.find((each) => isSameJson(masked(each), entry)) ?? entries[at]

/**
 * What was typed where secrets were masked, with the secrets whose masks stayed. A mask below which there is no secret
 * is left out. `secrets`: names that a schema calls secrets.
 */
export const unmasked = (
  typed: unknown,
  known: unknown,
  secrets: Names = noNames,
  names: ReadonlyArray<string> = []
): unknown => {
  if (typed === secretMask) return known
  if (Array.isArray(typed)) {
    const entries: ReadonlyArray<unknown> = Array.isArray(known) ? known : []
    const masked = (each: unknown) => maskedAt(names, each, secrets)
    return typed.map((each, at) => unmasked(each, entryFor(entries, each, at, masked), secrets, names) ?? null)
  }
  if (!isJsonObject(typed)) return typed
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, each]) => {
      const value = unmasked(each, isJsonObject(known) ? known[name] : undefined, secrets, [name])
      return value === undefined ? [] : [[name, value]]
    })
  )
}
