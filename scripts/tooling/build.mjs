import "./node-version.mjs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { endWrongly } from "./arguments.mjs"
import { installMissing } from "./install.mjs"
import { buildPackages } from "./packages.mjs"
import { at, calledFrom, mustRun, node } from "./run.mjs"
import { writeSbom } from "./sbom.mjs"
import { copyStaticFiles, staticFileIssues } from "./static-files.mjs"

const vite = at("node_modules/vite/bin/vite.js")

/** By itself: the library that reads Markdown may be missing before anything is installed. */
const buildGuide = () => mustRun(process.execPath, [at("scripts/tooling/guide/build-guide.mjs")])

/** Builds what is named: the console's static files and what they consist of, the sandbox with the guide it serves, the guide alone, the rollout service, the packages of programs. */
export const build = (names, quiet = false) => {
  for (const name of names) {
    if (name === "packages") {
      buildPackages()
      continue
    }
    if (name === "guide") {
      buildGuide()
      continue
    }
    if (name === "sbom") {
      writeSbom()
      continue
    }
    const args = name === "sandbox" || name === "rollouts" ? ["--ssr"] : []
    const code = node([vite, "build", ...args, ...(quiet ? ["--logLevel", "warn"] : [])], {
      cwd: at(`apps/${name}`),
      // Whatever was loaded before in this process (Vite then takes it for development), what is built is what ships.
      env: { ...process.env, NODE_ENV: "production" }
    })
    if (code !== 0) process.exit(code)
    if (name === "sandbox") buildGuide()
  }
}

const usage = `Usage: npm run build -- [--static <folder>]

Builds the console to apps/console/dist, with the licences of all it holds (licenses.txt), and writes what it consists
of to apps/console/reports/sbom.cdx.json.

  --static <folder>  a folder with schemas/ and jsonform/, which are checked and laid beside it`

const guideUsage = `Usage: npm run guide

Builds the operator's guide, docs/guide, as static pages to docs/guide/dist.`

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { static: { type: "string" }, help: { type: "boolean" } } })
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
    return process.exit(2)
  }
}

const buildable = ["packages", "console", "sandbox", "rollouts", "guide", "sbom"]

/** Ends where something is named that is not built: most likely a folder without its option. */
const mustBeBuildable = (names) => {
  const other = names.find((name) => !buildable.includes(name))
  if (other === undefined) return
  console.error(
    `"${other}" is nothing that is built. Where it is a folder of static files: --static ${other}\n${usage}`
  )
  process.exit(2)
}

/** Ends with every problem of the folder at once, before anything is built. */
const mustServe = async (folder) => {
  const issues = await staticFileIssues(folder)
  if (issues.length === 0) return
  console.error(`--static ${folder}: the console could not work with these files.\n  ${issues.join("\n  ")}`)
  process.exit(1)
}

if (process.argv[1] === at("scripts/tooling/build.mjs")) {
  const { values, positionals } = readArguments()
  const isGuide = positionals.length === 1 && positionals[0] === "guide"
  if (isGuide && values.static !== undefined) endWrongly("The guide takes no --static.", guideUsage)
  if (values.help === true) console.log(isGuide ? guideUsage : usage)
  else {
    mustBeBuildable(positionals)
    installMissing()
    if (values.static === undefined) build(positionals)
    else {
      const folder = resolve(calledFrom("build"), values.static)
      buildPackages()
      await mustServe(folder)
      build(positionals)
      copyStaticFiles(folder, at("apps/console/dist"))
    }
  }
}
