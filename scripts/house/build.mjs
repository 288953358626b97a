import "./node-version.mjs"
import { installMissing } from "./install.mjs"
import { buildPackages } from "./packages.mjs"
import { at, node } from "./run.mjs"

const vite = at("node_modules/vite/bin/vite.js")

/** Builds what is named: the console's static files, the sandbox, the packages that scripts use. */
export const build = (names, quiet = false) => {
  for (const name of names) {
    if (name === "packages") {
      buildPackages()
      continue
    }
    const args = name === "sandbox" ? ["--ssr"] : []
    const code = node([vite, "build", ...args, ...(quiet ? ["--logLevel", "warn"] : [])], { cwd: at(`apps/${name}`) })
    if (code !== 0) process.exit(code)
  }
}

if (process.argv[1] === at("scripts/house/build.mjs")) {
  installMissing()
  build(process.argv.slice(2))
}
