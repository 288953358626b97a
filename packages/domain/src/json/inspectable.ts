import { isSecretName, maskedSecrets, secretMask } from "./masked-secrets.ts"
import { unfinishedIn } from "./unfinished-json.ts"

/** Long lists and texts, and what lies deep, are cut: a context may hold 100,000 accounts. */
const limits = { items: 30, fields: 60, text: 600, depth: 7 } as const

const alsoSecret = /^auth_?code$|device_?key|connection_?string|manifest_?code/iu
const isHidden = (name: string): boolean => isSecretName(name) || alsoSecret.test(name)

/** What says, in an event or a difference, which setting the rest of it is about. */
const namingFields: ReadonlySet<string> = new Set(["field", "key", "name", "path", "property", "setting"])
const namesSecret = (value: unknown): boolean =>
  typeof value === "string" ? isHidden(value) : Array.isArray(value) && value.some(namesSecret)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || typeof value === "boolean"

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What follows `?` in an address may let someone in: signatures, codes. */
const withoutQueries = (text: string): string => text.replace(/(\b[a-z][\w+.-]*:\/\/[^\s?#"]+)[?#][^\s"]*/giu, "$1?…")

const cut = (text: string): string =>
  text.length > limits.text ? `${text.slice(0, limits.text)}… (${text.length} characters)` : text

/** Text that is JSON is shown as such; text that only begins like it may hold a secret under a name not found. */
const textOf = (text: string, show: (value: unknown) => unknown, clean: (text: string) => string): unknown => {
  if (!/^\s*[[{]/u.test(text)) return cut(withoutQueries(clean(text)))
  const json = parsed(text)
  return json === undefined ? `(${text.length} characters that are not JSON yet)` : { json: show(json) }
}

const fieldsOf = (value: object): ReadonlyArray<readonly [string, unknown]> => {
  if (value instanceof Map) return [...value].map(([key, each]) => [String(key), each] as const)
  return Object.entries(value)
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype || value instanceof Map || "_tag" in value
}

/**
 * Anything as JSON that a developer may read and copy: secrets masked by name, at any depth and within JSON texts, the
 * given secrets wherever they stand, queries of addresses left out, what is long or deep cut, what is no data named.
 */
export const inspectable = (value: unknown, secrets: ReadonlyArray<string> = []): unknown => {
  const clean = (text: string) =>
    secrets.reduce((cleaned, secret) => (secret === "" ? cleaned : cleaned.replaceAll(secret, secretMask)), text)

  const list = (values: ReadonlyArray<unknown>, depth: number): ReadonlyArray<unknown> => {
    const shown = values.slice(0, limits.items).map((each) => show(each, depth + 1))
    return values.length > limits.items ? [...shown, `… ${values.length - limits.items} more`] : shown
  }

  const fields = (object: object, depth: number): Readonly<Record<string, unknown>> => {
    const all = fieldsOf(object)
    const isAboutSecret = all.some(([name, each]) => namingFields.has(name) && namesSecret(each))
    const shown = all.slice(0, limits.fields).map(([name, each]) => {
      const isKept = name === "type" || name === "_tag" || namingFields.has(name)
      const isSecret = isHidden(name) || (isAboutSecret && !isKept)
      return [clean(name), isSecret && !isEmpty(each) ? secretMask : show(each, depth + 1)] as const
    })
    const more = all.length - limits.fields
    return Object.fromEntries(more > 0 ? [...shown, ["…", `${more} more`]] : shown)
  }

  const show = (given: unknown, depth: number): unknown => {
    if (typeof given === "string")
      return textOf(unfinishedIn(given)?.text ?? given, (json) => show(maskedSecrets(json), depth + 1), clean)
    if (typeof given === "function") return "(function)"
    if (typeof given !== "object" || given === null) return typeof given === "bigint" ? String(given) : given
    if (given instanceof Date) return Number.isNaN(given.getTime()) ? "(no date)" : given.toISOString()
    if (given instanceof Error) return { error: given.name, message: cut(withoutQueries(clean(given.message))) }
    if (depth > limits.depth) return "…"
    if (Array.isArray(given)) return list(given, depth)
    if (given instanceof Set) return list([...given], depth)
    return isPlain(given) ? fields(given, depth) : `(${given.constructor.name})`
  }

  return show(value, 0)
}
