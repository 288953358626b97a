import { readFileSync } from "node:fs"
import { at, mustRun } from "./run.mjs"

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(at(path), "utf8")).packages ?? {}
  } catch {
    return {}
  }
}

/** Whether node_modules holds every package of the lock file in the very version. */
export const isInstalled = () => {
  const installed = packagesOf("node_modules/.package-lock.json")
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, wanted]) =>
      !path.startsWith("node_modules/") || wanted.link || wanted.optional || installed[path]?.version === wanted.version
  )
}

/** Installs from the lock file what is missing; does nothing where all is there. */
export const installMissing = () => {
  if (isInstalled()) return
  console.log("Installing packages from the lock file …")
  mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}
