import "./node-version.mjs"
import { readdirSync } from "node:fs"
import { readArguments } from "./arguments.mjs"
import { build } from "./build.mjs"
import { needChromium } from "./chromium.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"
import { at, node } from "./run.mjs"

const { values, names: machines } = readArguments({
  usage: `Usage: npm run model -- [machine …] [--browser]

Per machine its states, transitions and paths, and what share of the transitions each run takes. The share of the
browser is that of the walks as they are planned.

  --browser  takes these walks`,
  options: { browser: { type: "boolean" } },
  names: readdirSync(at("tests/model/specs")).map((file) => file.replace(/\.ts$/u, ""))
})
const isWalked = values.browser === true

installMissing()
const { lines, isSound, walked } = await withModule("tests/model/report.ts", ({ report }) => report(machines))
console.log(lines.join("\n"))
if (!isSound) process.exit(1)

if (isWalked) {
  const chromium = needChromium()
  build(["console", "sandbox"], true)
  const files = machines.length === 0 ? ["walks/"] : walked.map((name) => `walks/${name}.spec.ts`)
  process.exit(
    node([at("node_modules/@playwright/test/cli.js"), "test", "--config", "tests/playwright.config.ts", ...files], {
      env: { ...process.env, CHROMIUM_PATH: chromium, WALKS: "all" }
    })
  )
}
