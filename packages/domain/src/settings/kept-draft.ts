import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { isSecretName } from "../json/masked-secrets.ts"
import { isSameJson } from "../json/same-json.ts"
import { settledJson } from "../json/unfinished-json.ts"

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
const keptFor = 7 * 24 * 60 * 60 * 1000

/** Names of secrets whose names alone do not tell: a schema may say so (`secretNamesOf`). */
export type SecretNames = ReadonlySet<string>

const noNames: SecretNames = new Set()

/** The text of a draft that is kept: nobody could tell secrets in a text that is not finished, so what was before it is. */
export const writeKeptDraft = ({ draft, was, savedAt }: KeptDraft, names: SecretNames = noNames): string =>
  JSON.stringify({
    version,
    savedAt,
    draft: withoutSecrets(settledJson(draft), names),
    was: withoutSecrets(was, names)
  })

/** A draft that was kept; null where there is none, where the text is not one, or where it is older than a week. */
export const readKeptDraft = (text: string | null, now: Date): KeptDraft | null => {
  const json = text === null ? null : jsonIn(text)
  if (!isJsonObject(json) || json["version"] !== version || typeof json["savedAt"] !== "string") return null
  const { savedAt, draft, was } = json
  const age = now.getTime() - Date.parse(savedAt)
  return Number.isNaN(age) || age > keptFor || draft === undefined ? null : { draft, was: was ?? null, savedAt }
}

const isSecret = (name: string, names: SecretNames): boolean => isSecretName(name) || names.has(name)

/** The same JSON without what must not be kept: passwords, keys, codes. */
export const withoutSecrets = (value: unknown, names: SecretNames = noNames): unknown => {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, names))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecret(name, names))
      .map(([name, each]) => [name, withoutSecrets(each, names)])
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
const originsOf = (
  entries: ReadonlyArray<unknown>,
  current: ReadonlyArray<unknown>,
  names: SecretNames
): ReadonlyArray<unknown> => {
  const bare = current.map((each) => withoutSecrets(each, names))
  const free = new Set(current.keys())
  const take = (at: number | undefined): number | null => {
    if (at !== undefined) free.delete(at)
    return at ?? null
  }
  const same = entries.map((each) => take([...free].find((at) => isSameJson(withoutSecrets(each, names), bare[at]))))
  const alike = entries.map((each, at) => same[at] ?? take([...free].find((other) => isSameEntry(each, bare[other]))))
  const isInPlace = entries.length === current.length && alike.every((from, at) => from === null || from === at)
  return alike.map((from, at) => (from === null ? (isInPlace ? current[at] : undefined) : current[from]))
}

const objectWithSecrets = (value: JsonObject, current: JsonObject, names: SecretNames): JsonObject => ({
  ...Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSecretsFrom(each, current[name], names)])
  ),
  ...Object.fromEntries(
    Object.entries(current).filter(([name]) => isSecret(name, names) && !Object.hasOwn(value, name))
  )
})

/** A draft that was kept, with the secrets of what is there now. */
export const withSecretsFrom = (value: unknown, current: unknown, names: SecretNames = noNames): unknown => {
  if (isJsonObject(value) && isJsonObject(current)) return objectWithSecrets(value, current, names)
  if (!Array.isArray(value) || !Array.isArray(current)) return value
  const origins = originsOf(value, current, names)
  return value.map((each, at) => withSecretsFrom(each, origins[at], names))
}
