import { browserStore } from "@command-center/domain/storage/browser-store"
import type { Stored } from "../browser/stored.ts"

/** `?debug` and `?debug=true` turn the panels on and `?debug=false` off, until told otherwise (contract). */
const debugAsked = (search: string): boolean | null => askedOf(search, "debug")

const askedOf = (search: string, name: string): boolean | null => {
  const asked = new URLSearchParams(search).get(name)
  return asked === null ? null : asked !== "false"
}

/** `?inspect` shows the live machines until the page is left. */
export const isInspected = (search: string): boolean => askedOf(search, "inspect") === true

export const followDebug = (stored: Stored, search: string): void => {
  const asked = debugAsked(search)
  if (asked !== null) stored.write(browserStore.debug.key, browserStore.debug.write(asked))
}

export const isDebug = (stored: Stored, search: string): boolean =>
  debugAsked(search) ?? browserStore.debug.read(stored.read(browserStore.debug.key))
