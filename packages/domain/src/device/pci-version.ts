import { Result } from "effect"

/** The device types whose PCI version is known by the type; 0 where the model number tells it (document 2 §5). */
const pciVersionsByType: Readonly<Record<string, 0 | 3 | 4>> = {
  ipp320: 0,
  ipp350: 0,
  isc250: 0,
  iup250: 0,
  iwl220: 3,
  iwl250: 3,
  iwl252: 3,
  iwl228: 3,
  iwl258: 3,
  icm122: 3,
  imp322: 3,
  imp352: 3,
  isc480: 4,
  imp657: 4,
  imp627: 4
}

const known = new Map(Object.entries(pciVersionsByType))

/**
 * The device types to choose from where a device reports PCI version 0, in the document's order: those whose model
 * number tells it. The others have no pattern, and a device and a pattern are required (document 2 §5).
 */
export const pciDeviceChoices: ReadonlyArray<string> = [...known].flatMap(([type, version]) =>
  version === 0 ? [type] : []
)

export interface InvalidDeviceKey {
  readonly _tag: "InvalidDeviceKey"
  /** The key as given. */
  readonly key: string
}

const plain = (type: string): string => type.trim().toLowerCase()

/** The PCI version of a device type, 0 for the empty value; fails for a type that is not in the table (document 2 §5). */
export const pciVersionOfType = (type: string): Result.Result<0 | 3 | 4, InvalidDeviceKey> => {
  const version = plain(type) === "" ? 0 : known.get(plain(type))
  return version === undefined ? Result.fail({ _tag: "InvalidDeviceKey", key: type }) : Result.succeed(version)
}

/** What a model number holds, e.g. "31T". */
export type ModelPattern = "01T" | "11T" | "31T" | "LE"

export interface ModelPatternChoice {
  readonly pattern: ModelPattern
  /** As offered: the pattern, and the device setting that goes with it where there is one. */
  readonly label: string
  /** What it stands for; null for LE, which stands for none (contract). */
  readonly pciVersion: 3 | 4 | null
}

const patternVersions: Readonly<Record<ModelPattern, 3 | 4 | null>> = { "01T": 3, "11T": 3, "31T": 4, LE: null }

const choice = (pattern: ModelPattern, label: string = pattern): ModelPatternChoice => ({
  pattern,
  label,
  pciVersion: patternVersions[pattern]
})

const patterns = new Map<string, ReadonlyArray<ModelPatternChoice>>([
  ["ipp320", [choice("31T"), choice("11T")]],
  ["ipp350", [choice("31T"), choice("11T")]],
  ["isc250", [choice("31T"), choice("01T")]],
  ["iup250", [choice("LE", "LE with 13_23=0"), choice("11T", "11T with 13_23=1"), choice("01T")]]
])

/** The model number patterns offered for a device type; none where the type alone tells the PCI version (document 2 §5). */
export const modelPatternsOf = (type: string): ReadonlyArray<ModelPatternChoice> => patterns.get(plain(type)) ?? []
