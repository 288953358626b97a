import { isJsonObject, jsonField, jsonList, shownText } from "../json/json-field.ts"
import { maskedAt, secretMask } from "../json/masked-secrets.ts"
import { isSameJson } from "../json/same-json.ts"
import { type ConfigChange, configDiff, type PathStep } from "./config-diff.ts"
import { stepLabel } from "./setting-label.ts"

type Path = ReadonlyArray<PathStep>

/** What is known of settings beside their values; a schema tells more than their names do. */
export interface SettingWords {
  /** Names of secrets that do not tell by themselves. */
  readonly secrets: ReadonlySet<string>
  /** A path in words, one for each step; entries of lists are called by the names given for them. */
  readonly path: (path: Path, names: ReadonlyArray<string>) => ReadonlyArray<string>
  /** A value as people call it ("Visa", not 21), else as it is. */
  readonly value: (path: Path, value: unknown) => unknown
}

/** What the names of settings tell. */
export const plainWords: SettingWords = {
  secrets: new Set(),
  path: (path, names) =>
    path.map((step, at) => (typeof step === "string" ? stepLabel(step) : (names[at] ?? String(step + 1)))),
  value: (_path, value) => value
}

/** A value as it is shown: a secret masked, any other as people call it. */
export const shownValue = (words: SettingWords, path: Path, value: unknown): unknown => {
  const masked = maskedAt(path.map(String), value, words.secrets)
  return masked === secretMask ? masked : words.value(path, masked)
}

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

const valueAt = (json: unknown, path: Path): unknown => path.reduce<unknown>(inside, json)

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
export const readableChange = (from: unknown, change: ConfigChange, words = plainWords): ReadableChange => {
  const { path, kind } = change
  const names = namesAlong(from, change)
  const shownBy = (known: SettingWords, value: unknown): unknown =>
    kind === "moved" ? namesIn(valueAt(from, path), value) : shownValue(known, path, value)
  const pair = [change.from, change.to].map((value) => shownBy(words, value))
  // What would look alike and is not is shown as it is kept; a secret is masked all the same.
  const isAlike = isSameJson(pair[0], pair[1]) && !isSameJson(change.from, change.to)
  const [shownFrom, shownTo] = isAlike
    ? [change.from, change.to].map((value) => shownBy({ ...words, value: plainWords.value }, value))
    : pair
  return {
    path: names.join(" / "),
    words: words.path(path, names),
    kind,
    from: shownFrom,
    to: shownTo
  }
}

/** What differs between two configurations, as it is shown: entries of lists by their names, secrets masked. */
export const readableDiff = (from: unknown, to: unknown, words = plainWords): ReadonlyArray<ReadableChange> =>
  configDiff(from, to).map((change) => readableChange(from, change, words))
