import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { isSecretName } from "../json/masked-secrets.ts"
import { isSameJson } from "../json/same-json.ts"

/** What was changed and not saved, as the browser keeps it: without secrets. */
export interface KeptDraft {
  /** The draft; what it is, its page knows. */
  readonly draft: unknown
  /** What was read when it was begun, without secrets: what the service changed since is seen against it. */
  readonly was: unknown
  /** A normalised UTC date. */
  readonly savedAt: string
}

const version = 1

/** Kept for a week (milliseconds). */
export const keptFor = 7 * 24 * 60 * 60 * 1000

/** The text of a draft that is kept. */
export const writeKeptDraft = ({ draft, was, savedAt }: KeptDraft): string =>
  JSON.stringify({ version, savedAt, draft: withoutSecrets(draft), was: withoutSecrets(was) })

/** A draft that was kept; null where there is none, where the text is not one, or where it is older than a week. */
export const readKeptDraft = (text: string | null, now: Date): KeptDraft | null => {
  const json = text === null ? null : jsonIn(text)
  if (!isJsonObject(json) || json["version"] !== version || typeof json["savedAt"] !== "string") return null
  const { savedAt, draft, was } = json
  const age = now.getTime() - Date.parse(savedAt)
  return Number.isNaN(age) || age > keptFor || draft === undefined ? null : { draft, was: was ?? null, savedAt }
}

/** The same JSON without what must not be kept: passwords, keys, codes. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecretName(name))
      .map(([name, each]) => [name, withoutSecrets(each)])
  )
}

const identities = ["ccid", "id", "listenPort", "taskDesc", "name", "key"] as const

const isSameEntry = (one: unknown, other: unknown): boolean =>
  isJsonObject(one) &&
  isJsonObject(other) &&
  identities.some((name) => one[name] !== undefined && isSameJson(one[name], other[name]))

/**
 * For each entry, the one of the other list that it comes from. One that is like none comes from its place only where
 * all others are in theirs: a secret must not get to another entry.
 */
const originsOf = (entries: ReadonlyArray<unknown>, current: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const bare = current.map(withoutSecrets)
  const free = new Set(current.keys())
  const take = (at: number | undefined): number | null => {
    if (at !== undefined) free.delete(at)
    return at ?? null
  }
  const same = entries.map((each) => take([...free].find((at) => isSameJson(withoutSecrets(each), bare[at]))))
  const alike = entries.map((each, at) => same[at] ?? take([...free].find((other) => isSameEntry(each, bare[other]))))
  const isInPlace = entries.length === current.length && alike.every((from, at) => from === null || from === at)
  return alike.map((from, at) => (from === null ? (isInPlace ? current[at] : undefined) : current[from]))
}

const objectWithSecrets = (value: JsonObject, current: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withSecretsFrom(each, current[name])])),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => isSecretName(name) && !Object.hasOwn(value, name)))
})

/** A draft that was kept, with the secrets of what is there now. */
export const withSecretsFrom = (value: unknown, current: unknown): unknown => {
  if (isJsonObject(value) && isJsonObject(current)) return objectWithSecrets(value, current)
  if (!Array.isArray(value) || !Array.isArray(current)) return value
  const origins = originsOf(value, current)
  return value.map((each, at) => withSecretsFrom(each, origins[at]))
}
