import { isJsonObject } from "../json/json-field.ts"
import { type ConfigChange, configDiff, type PathStep } from "./config-diff.ts"
import { configWords } from "./config-words.ts"
import { type ReadableChange, readableChange } from "./readable-diff.ts"

/** A setting of two configurations, as it is shown; "same" where both have the same. */
export interface ComparedSetting extends Omit<ReadableChange, "kind"> {
  readonly kind: ReadableChange["kind"] | "same"
}

type Path = ReadonlyArray<PathStep>

const keyOf = (path: Path): string => JSON.stringify(path)

const entriesIn = (value: unknown): ReadonlyArray<readonly [step: PathStep, value: unknown]> => {
  if (Array.isArray(value)) return value.map((each, at) => [at, each] as const)
  return isJsonObject(value) ? Object.entries(value) : []
}

/** Differences by where they are found: at what they are of, or, for what was added or moved, in what it stands. */
const placed = (changes: ReadonlyArray<ConfigChange>): ReadonlyMap<string, ReadonlyArray<ConfigChange>> => {
  const places = new Map<string, Array<ConfigChange>>()
  for (const change of changes) {
    const { kind, path } = change
    const key = `${kind === "added" || kind === "moved" ? "in" : "at"} ${keyOf(kind === "added" ? path.slice(0, -1) : path)}`
    places.set(key, [...(places.get(key) ?? []), change])
  }
  return places
}

/**
 * All settings of two configurations side by side, in the order of the left one, secrets masked. Entries of lists are
 * matched as `configDiff` does.
 */
export const comparedSettings = (left: unknown, right: unknown): ReadonlyArray<ComparedSetting> => {
  const words = configWords()
  const places = placed(configDiff(left, right))
  const found = (where: "at" | "in", path: Path): ReadonlyArray<ComparedSetting> | undefined =>
    places.get(`${where} ${keyOf(path)}`)?.map((change) => readableChange(left, change, words))
  const settingsAt = (path: Path, value: unknown): ReadonlyArray<ComparedSetting> => {
    const differs = found("at", path)
    if (differs !== undefined) return differs
    const entries = entriesIn(value)
    const inside = entries.flatMap(([step, each]) => settingsAt([...path, step], each))
    const beside = found("in", path) ?? []
    if (entries.length > 0 || beside.length > 0 || path.length === 0) return [...inside, ...beside]
    return [{ ...readableChange(left, { path, kind: "changed", from: value, to: value }, words), kind: "same" }]
  }
  return settingsAt([], left)
}
