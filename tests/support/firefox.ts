import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

const names = ["firefox-esr", "firefox"]
const usualPlaces = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a released Firefox: FIREFOX_PATH, then PATH, then the usual places; undefined where there is none. */
export const findFirefox = (): string | undefined => {
  const told = process.env["FIREFOX_PATH"]
  if (told !== undefined && told !== "") return told
  const onPath = (process.env["PATH"] ?? "").split(delimiter)
  return [...onPath.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPlaces].find(isProgram)
}

/** What Playwright starts in Firefox's place. */
export const firefoxOverBidi = fileURLToPath(new URL("../../scripts/tooling/firefox/over-bidi.mjs", import.meta.url))
