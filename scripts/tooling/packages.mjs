import "./node-version.mjs"
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { at, mustRun } from "./run.mjs"

const tsc = at("node_modules/typescript7/bin/tsc")

/** In whole milliseconds, which is all that a stamp keeps. */
const newestIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .reduce((newest, entry) => Math.max(newest, Math.floor(statSync(join(entry.parentPath, entry.name)).mtimeMs)), 0)

/** Rounded, since a file system gives back 12.999 of 13. */
const stampOf = (folder) => Math.round(statSync(join(folder, ".built"), { throwIfNoEntry: false })?.mtimeMs ?? 0)

/** Compiles a folder where its sources are newer; whoever reads meanwhile finds all of the old files or all of the new. */
const compile = (folder, source) => {
  const [built, fresh] = [at(`${folder}/dist`), at(`${folder}/dist.${process.pid}`)]
  const newest = newestIn(at(source))
  if (stampOf(built) >= newest) return
  mustRun(process.execPath, [tsc, "-p", at(`${folder}/tsconfig.build.json`), "--outDir", fresh])
  // Another process was quicker with the same sources.
  if (stampOf(built) >= newest) return rmSync(fresh, { recursive: true, force: true })
  writeFileSync(join(fresh, ".built"), "")
  utimesSync(join(fresh, ".built"), new Date(newest), new Date(newest))
  if (existsSync(built)) renameSync(built, `${fresh}.old`)
  renameSync(fresh, built)
  rmSync(`${fresh}.old`, { recursive: true, force: true })
}

/**
 * Compiles packages/domain and packages/api to JavaScript, which is what their exports lead to outside this
 * repository: programs that use them run in plain Node. Does nothing where it is done already.
 */
export const buildPackages = () => {
  for (const name of ["domain", "api"]) compile(`packages/${name}`, `packages/${name}/src`)
}

/** Compiles the programs for operators, and what they use, where that is not done: the first run of one does it. */
export const buildPrograms = () => {
  buildPackages()
  compile("scripts/operator", "scripts/operator")
}

if (process.argv[1] === at("scripts/tooling/packages.mjs")) buildPackages()
