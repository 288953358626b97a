import "./node-version.mjs"
import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { at, mustRun } from "./run.mjs"

const tsc = at("node_modules/typescript7/bin/tsc")

const newestIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)

const stampOf = (folder) => statSync(join(folder, ".built"), { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Compiles packages/domain and packages/api to JavaScript, which is what their exports lead to outside this
 * repository: programs that use them run in plain Node. Does nothing where it is done already.
 */
export const buildPackages = () => {
  for (const name of ["domain", "api"]) {
    const [source, built] = [at(`packages/${name}/src`), at(`packages/${name}/dist`)]
    const newest = newestIn(source)
    if (stampOf(built) >= newest) continue
    rmSync(built, { recursive: true, force: true })
    mustRun(process.execPath, [tsc, "-p", at(`packages/${name}/tsconfig.build.json`)])
    writeFileSync(join(built, ".built"), "")
    utimesSync(join(built, ".built"), new Date(newest), new Date(newest))
  }
}

if (process.argv[1] === at("scripts/house/packages.mjs")) buildPackages()
