import { isJsonObject, jsonField, jsonList, shownText } from "../json/json-field.ts"
import { maskedAt, secretMask } from "../json/masked-secrets.ts"
import { knownSecrets } from "../settings/secret-settings.ts"
import { namedValue, wordsOfPath } from "../settings/setting-words.ts"
import type { SettingsSchema } from "../settings/settings-schema.ts"
import { type ConfigChange, configDiff, type PathStep } from "./config-diff.ts"

/** A difference as it is shown: "deviceConfig / device / Lane 1 / threadType", secrets masked. */
export interface ReadableChange {
  readonly path: string
  /** The same in words, step by step: as a schema titles them where one is given. */
  readonly words: ReadonlyArray<string>
  readonly kind: ConfigChange["kind"]
  /** For what was moved, the names in their order. */
  readonly from: unknown
  readonly to: unknown
}

/** An entry of a list by its name, else by its place, counted from one. */
const entryName = (entry: unknown, at: number): string =>
  shownText(jsonField(entry, "taskDesc")) ?? shownText(jsonField(entry, "listenPort")) ?? String(at + 1)

const inside = (json: unknown, step: PathStep): unknown => {
  if (typeof step === "number") return jsonList(json)[step]
  return isJsonObject(json) ? json[step] : undefined
}

const valueAt = (json: unknown, path: ReadonlyArray<PathStep>): unknown => path.reduce<unknown>(inside, json)

/** Steps lead through the configuration changed from; only what was added is not there. */
const namesAlong = (from: unknown, { path, kind, to }: ConfigChange): ReadonlyArray<string> =>
  path.map((step, at) => {
    if (typeof step === "string") return step
    const isAdded = kind === "added" && at === path.length - 1
    return entryName(isAdded ? to : valueAt(from, path.slice(0, at + 1)), step)
  })

const namesIn = (list: unknown, places: unknown): ReadonlyArray<string> =>
  jsonList(places).map((place) => entryName(jsonList(list)[Number(place)], Number(place)))

/** A difference from this configuration, as it is shown. */
export const readableChange = (
  from: unknown,
  change: ConfigChange,
  schema: SettingsSchema | null = null
): ReadableChange => {
  const { path, kind } = change
  const steps = path.map(String)
  const shown = (value: unknown): unknown => {
    if (kind === "moved") return namesIn(valueAt(from, path), value)
    const masked = maskedAt(steps, value, knownSecrets(schema))
    return masked === secretMask ? masked : namedValue(schema, path, masked)
  }
  const names = namesAlong(from, change)
  const words = wordsOfPath(schema, path, names)
  return { path: names.join(" / "), words, kind, from: shown(change.from), to: shown(change.to) }
}

/**
 * What differs between two configurations, as it is shown: entries of lists by their names, secrets masked. A schema,
 * where it is known, titles settings, names values, and tells secrets whose names do not.
 */
export const readableDiff = (
  from: unknown,
  to: unknown,
  schema: SettingsSchema | null = null
): ReadonlyArray<ReadableChange> => configDiff(from, to).map((change) => readableChange(from, change, schema))
