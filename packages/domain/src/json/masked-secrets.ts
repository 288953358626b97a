import { isJsonObject } from "./json-field.ts"

/** What stands in place of a secret. */
export const secretMask = "••••••••"

const secret =
  /pass(?:word|phrase|wd|code)|pwd|secret|token|credentials?|private|api_?key|(?:encryption|access|shared|security|license|merchant|auth\w*)_?key|authentication_?code|^auth$|^pin$/iu

/** Whether a setting of this name holds what must not be shown unasked. */
export const isSecretName = (name: string): boolean => secret.test(name)

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== ""

type SecretNames = ReadonlySet<string>

const noNames: SecretNames = new Set()

/**
 * A value that stands below these names, with its secrets masked; what is empty stays so. `secrets`: names that do not
 * tell by themselves, such as those of a schema.
 */
export const maskedAt = (names: ReadonlyArray<string>, value: unknown, secrets: SecretNames = noNames): unknown =>
  names.some((name) => isSecretName(name) || secrets.has(name)) && isThere(value)
    ? secretMask
    : maskedSecrets(value, secrets)

/** The same JSON with its secrets masked, at any depth; what is empty stays so. */
export const maskedSecrets = (json: unknown, secrets: SecretNames = noNames): unknown => {
  if (Array.isArray(json)) return json.map((each) => maskedSecrets(each, secrets))
  if (!isJsonObject(json)) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, maskedAt([name], value, secrets)]))
}
