import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { isSecretName } from "../json/masked-secrets.ts"
import { isSameJson } from "../json/same-json.ts"
import { settledJson } from "../json/unfinished-json.ts"
import { entryOrigins } from "./entry-origins.ts"

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

const objectWithSecrets = (value: JsonObject, current: JsonObject, names: SecretNames): JsonObject => ({
  ...Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSecretsFrom(each, current[name], names)])
  ),
  ...Object.fromEntries(
    Object.entries(current).filter(([name]) => isSecret(name, names) && !Object.hasOwn(value, name))
  )
})

/** A draft that was kept, with the secrets of what is there now; an entry that may be another one is given none. */
export const withSecretsFrom = (value: unknown, current: unknown, names: SecretNames = noNames): unknown => {
  if (isJsonObject(value) && isJsonObject(current)) return objectWithSecrets(value, current, names)
  if (!Array.isArray(value) || !Array.isArray(current)) return value
  const bare = current.map((each) => withoutSecrets(each, names))
  // Where there is no secret, none of the entries needs to be told from the others.
  if (isSameJson(bare, current)) return value
  const origins = entryOrigins(
    value.map((each) => withoutSecrets(each, names)),
    bare
  )
  return value.map((each: unknown, at): unknown => {
    const from = origins[at] ?? null
    return from === null ? each : withSecretsFrom(each, current[from], names)
  })
}
