import { isJsonObject } from "./json-field.ts"
import { maskedAt, secretMask } from "./masked-secrets.ts"

const noNames: ReadonlySet<string> = new Set()

/** Hidden behind a dialog on the Devices page (document 2 §2). */
const deviceKey = /^deviceStatusDeviceKey\d$/iu

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A record as the service sent it, with every field; what the pages mask is masked, also within texts that are JSON.
 * `secrets`: the names that a schema calls secrets.
 */
export const sentRecord = (record: unknown, secrets: ReadonlySet<string> = noNames): unknown => {
  const textOf = (text: string): string => {
    if (!/^\s*[[{]/u.test(text)) return text
    const json = parsed(text)
    // A secret in a text that breaks off has no name by which it could be found.
    if (json === undefined) return `(${text.length} characters that are not JSON)`
    const shown = JSON.stringify(show(json))
    return shown === JSON.stringify(json) ? text : shown
  }
  const show = (value: unknown): unknown => {
    if (typeof value === "string") return textOf(value)
    if (Array.isArray(value)) return value.map(show)
    if (!isJsonObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const names = deviceKey.test(name) ? [name, "secret"] : [name]
        const masked = maskedAt(names, each, secrets)
        return [name, masked === secretMask ? masked : show(each)]
      })
    )
  }
  return show(record)
}
