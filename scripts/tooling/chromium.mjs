import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"

// The same engine without the desktop around it comes first: a browser test takes two fifths less of the processor.
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "msedge"
]
const usualPlaces = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"
]

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = () =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser's path: CHROMIUM_PATH, then PATH, then the usual places; undefined where there is none. */
export const findChromium = () => {
  const told = process.env.CHROMIUM_PATH
  if (told !== undefined && told !== "") return told
  return [...onPath(), ...usualPlaces].find(isProgram)
}

const managers = [
  {
    program: "apt-get",
    update: ["update"],
    installs: ["chromium-headless-shell", "chromium"].map((name) => ["install", "-y", "--no-install-recommends", name])
  },
  {
    program: "dnf",
    installs: [
      ["install", "-y", "chromium-headless"],
      ["install", "-y", "chromium"]
    ]
  },
  { program: "apk", installs: [["add", "chromium"]] }
]

const mayInstall = () => process.getuid?.() === 0

const installWith = ({ program, update, installs }) => {
  const succeeds = (args) => spawnSync(program, args, { stdio: "inherit" }).status === 0
  if (update !== undefined && !succeeds(update)) return false
  return installs.some(succeeds)
}

const missing =
  "The browser tests need Chromium or Chrome: install one with your system's package manager, or set CHROMIUM_PATH to it, and run npm test again."

/** Finds the browser, installs it where the system lets us, or ends with one sentence. */
export const needChromium = () => {
  const found = findChromium()
  if (found !== undefined) {
    if (isProgram(found)) return found
    console.error(`CHROMIUM_PATH names ${found}, which is not a program that can be run. ${missing}`)
    process.exit(1)
  }
  const manager = mayInstall() && managers.find(({ program }) => spawnSync(program, ["--version"]).status === 0)
  if (manager && installWith(manager)) {
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  console.error(missing)
  process.exit(1)
}
