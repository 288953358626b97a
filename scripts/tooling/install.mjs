import { existsSync, readFileSync } from "node:fs"
import { at, mustRun } from "./run.mjs"

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(at(path), "utf8")).packages ?? {}
  } catch {
    return {}
  }
}

const isAtRoot = (path) => path.startsWith("node_modules/")
/** A workspace has a folder of its own for what it needs in another version; it goes while the record at the root stays. */
const isPackage = (path) => isAtRoot(path) || path.includes("/node_modules/")

/** Whether node_modules holds every package of the lock file in the very version. */
export const isInstalled = () => {
  const installed = packagesOf("node_modules/.package-lock.json")
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, wanted]) =>
      !isPackage(path) ||
      wanted.link ||
      wanted.optional ||
      (installed[path]?.version === wanted.version && (isAtRoot(path) || existsSync(at(path))))
  )
}

/** Installs from the lock file what is missing; does nothing where all is there. */
export const installMissing = () => {
  if (isInstalled()) return
  console.log("Installing packages from the lock file …")
  mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}
