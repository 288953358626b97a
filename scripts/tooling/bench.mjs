import "./node-version.mjs"
import { build } from "./build.mjs"
import { needChromium } from "./chromium.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"

const most = 100_000
const usualSizes = [1_000, 10_000, most]

/** What can be asked for by its name, in the order in which all of them run. */
const kinds = {
  rules: async () => {
    console.log("The rules of the domain, in milliseconds.")
    await withModule("tests/bench/rules.bench.ts", ({ benchRules }) => benchRules(console.log))
  },
  rollouts: async () => {
    await withModule("tests/bench/rollouts.bench.ts", ({ benchRollouts }) => benchRollouts(console.log))
    await withModule("tests/bench/rollout-service.bench.ts", ({ benchRolloutService }) =>
      benchRolloutService(console.log)
    )
  },
  dashboard: (chromium) =>
    withModule("tests/bench/dashboard.bench.ts", ({ benchDashboard }) => benchDashboard(most, chromium, console.log)),
  palette: (chromium) =>
    withModule("tests/bench/palette.bench.ts", ({ benchPalette }) => benchPalette(most, chromium, console.log)),
  start: (chromium) => withModule("tests/bench/start.bench.ts", ({ benchStart }) => benchStart(chromium, console.log)),
  lists: (chromium, sizes) =>
    withModule("tests/bench/lists.bench.ts", ({ benchLists }) => benchLists(sizes, chromium, console.log)),
  routes: (chromium) =>
    withModule("tests/bench/routes.bench.ts", ({ benchRoutes }) => benchRoutes(chromium, console.log)),
  settings: (chromium) =>
    withModule("tests/bench/settings.bench.ts", ({ benchSettings }) => benchSettings(chromium, console.log)),
  lighthouse: (chromium) =>
    withModule("tests/bench/lighthouse.bench.ts", ({ benchLighthouse }) => benchLighthouse(chromium, console.log))
}
const withoutBrowser = ["rules", "rollouts"]
const usual = ["rules", "dashboard", "palette", "start", "lists"]

const asked = process.argv.slice(2)
const named = asked.filter((each) => each in kinds)
const counts = asked.filter((each) => !(each in kinds)).map((each) => (each === "million" ? 1_000_000 : Number(each)))
if (!counts.every((count) => Number.isInteger(count) && count > 0 && count <= 1_000_000)) {
  console.error(
    `Usage: npm run bench -- [${Object.keys(kinds).join(" | ")} …] [million | number of rows of the lists, from 1 to 1000000 …]`
  )
  process.exit(1)
}
const chosen = named.length > 0 ? named : counts.length > 0 ? ["lists"] : usual

installMissing()
console.log("Compare figures of one run only: they depend on the machine.")
const inBrowser = chosen.some((kind) => !withoutBrowser.includes(kind))
const chromium = inBrowser ? needChromium() : null
if (inBrowser) {
  build(["console", "sandbox", ...(chosen.includes("routes") ? ["rollouts"] : [])], true)
  console.log("\nMilliseconds from the browser's event, or from the answer's last byte, to the painted frame.")
}
for (const kind of chosen) await kinds[kind](chromium, counts.length === 0 ? usualSizes : counts)
