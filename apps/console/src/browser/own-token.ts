import { accessToken } from "@command-center/domain/storage/access-token-key"
import type { Stored } from "./stored.ts"

let written: string | null = null

/** Stores a token for all tabs. */
export const storeToken = ({ write }: Pick<Stored, "write">, token: string): void => {
  written = accessToken.write(token)
  write(accessToken.key, written)
}

/**
 * Who signs out in another tab has signed out. A browser tells a tab of the others' storage a moment later: what this one
 * stored meanwhile goes as well, and what somebody else stored since stays.
 */
export const heedSignOut = (page: Pick<Window, "addEventListener">): void =>
  page.addEventListener("storage", ({ key, newValue, storageArea }) => {
    const isSignOut = newValue === null && (key === null || key === accessToken.key)
    if (!isSignOut || written === null || storageArea?.getItem(accessToken.key) !== written) return
    storageArea.removeItem(accessToken.key)
  })
