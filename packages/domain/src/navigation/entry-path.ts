import { isAddressable, isEncodable } from "./segments.ts"

/**
 * The address of an API interface or a device of a configuration, below that of its list, or of a new one where there is
 * no value that tells it from others of its type. Null for a type or a value that no address can hold: it stands in a
 * configuration, where any text may stand.
 */
export const entryPath = (list: string, type: string, name: "port" | "desc", value: string | null): string | null => {
  if (!isAddressable(type) || (value !== null && !isEncodable(value))) return null
  return `${list}/${encodeURIComponent(type)}${value === null ? "" : `?${name}=${encodeURIComponent(value)}`}`
}
