import "./node-version.mjs"
import { build } from "./build.mjs"
import { needChromium } from "./chromium.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"

const usualSizes = [1_000, 10_000, 100_000]
const [kind, ...rest] = process.argv.slice(2)
const settingsOnly = kind === "settings" && rest.length === 0
const startOnly = kind === "start" && rest.length === 0
const paletteOnly = kind === "palette" && rest.length === 0
const lighthouseOnly = kind === "lighthouse" && rest.length === 0
const dashboardOnly = kind === "dashboard" && rest.length === 0
const rolloutsOnly = kind === "rollouts" && rest.length === 0
const routesOnly = kind === "routes" && rest.length === 0
const rulesOnly = kind === "rules" && rest.length === 0
const asked =
  rulesOnly || routesOnly || rolloutsOnly || settingsOnly || startOnly || dashboardOnly || paletteOnly || lighthouseOnly
    ? []
    : process.argv.slice(2).map((size) => (size === "million" ? 1_000_000 : Number(size)))
if (!asked.every((size) => Number.isInteger(size) && size > 0 && size <= 1_000_000)) {
  console.error(
    "Usage: npm run bench -- [rules | rollouts | routes | start | lighthouse | dashboard | palette | settings | million | number of rows, from 1 to 1000000 …]"
  )
  process.exit(1)
}
const sizes = asked.length === 0 ? usualSizes : asked

installMissing()
if (rolloutsOnly) {
  await withModule("tests/bench/rollouts.bench.ts", ({ benchRollouts }) => benchRollouts(console.log))
  await withModule("tests/bench/rollout-service.bench.ts", ({ benchRolloutService }) =>
    benchRolloutService(console.log)
  )
  process.exit(0)
}
const isOneKind = routesOnly || settingsOnly || startOnly || dashboardOnly || paletteOnly || lighthouseOnly
if (asked.length === 0 && !isOneKind) {
  console.log("The rules of the domain, in milliseconds. Compare figures of one run only: they depend on the machine.")
  await withModule("tests/bench/rules.bench.ts", ({ benchRules }) => benchRules(console.log))
}
if (rulesOnly) process.exit(0)

const chromium = needChromium()
build(["console", "sandbox", ...(routesOnly ? ["rollouts"] : [])], true)
console.log(
  "\nMilliseconds from the browser's event, or from the answer's last byte, to the painted frame. Compare figures of one run only: they depend on the machine."
)
if (routesOnly) {
  await withModule("tests/bench/routes.bench.ts", ({ benchRoutes }) => benchRoutes(chromium, console.log))
  process.exit(0)
}
if (settingsOnly) {
  await withModule("tests/bench/settings.bench.ts", ({ benchSettings }) => benchSettings(chromium, console.log))
  process.exit(0)
}
if (lighthouseOnly) {
  await withModule("tests/bench/lighthouse.bench.ts", ({ benchLighthouse }) => benchLighthouse(chromium, console.log))
  process.exit(0)
}
if (!startOnly && !paletteOnly && (asked.length === 0 || asked.includes(100_000)))
  await withModule("tests/bench/dashboard.bench.ts", ({ benchDashboard }) =>
    benchDashboard(100_000, chromium, console.log)
  )
if (dashboardOnly) process.exit(0)
if (!startOnly && (asked.length === 0 || asked.includes(100_000)))
  await withModule("tests/bench/palette.bench.ts", ({ benchPalette }) => benchPalette(100_000, chromium, console.log))
if (paletteOnly) process.exit(0)
await withModule("tests/bench/start.bench.ts", ({ benchStart }) => benchStart(chromium, console.log))
if (startOnly) process.exit(0)
await withModule("tests/bench/lists.bench.ts", ({ benchLists }) => benchLists(sizes, chromium, console.log))
