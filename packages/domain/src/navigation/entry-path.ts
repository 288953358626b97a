import { isAddressable, isEncodable } from "./segments.ts"

/**
 * The address of an API interface or a device of a configuration, below that of its list: its port or description, which
 * may be empty, and which one of those that share it, from 1. Without a value that of a new one. Null for a type or a
 * value that no address can hold: it stands in a configuration, where any text may stand.
 */
export const entryPath = (
  list: string,
  type: string,
  name: "port" | "desc",
  value: string | null,
  nth = 1
): string | null => {
  if (!isAddressable(type) || (value !== null && !isEncodable(value))) return null
  const path = `${list}/${encodeURIComponent(type)}`
  if (value === null) return path
  return `${path}?${name}=${encodeURIComponent(value)}${nth === 1 ? "" : `&n=${nth}`}`
}
