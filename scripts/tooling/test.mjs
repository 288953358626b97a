import "./node-version.mjs"
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"
import { build } from "./build.mjs"
import { needChromium } from "./chromium.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"
import { readFigures } from "./long/figures.mjs"
import { shareTable } from "./long/table.mjs"
import { hasNginx } from "./nginx.mjs"
import { buildPackages } from "./packages.mjs"
import { startPostgres } from "./postgres.mjs"
import { at, node, nodeBeside } from "./run.mjs"
import { exceptOnPostgres, serviceTests } from "./service-tests.mjs"
import { testChanged } from "./test-changed.mjs"

const reports = at("node_modules/.cache/reports")
/** Where tests/long tells what it tried. */
const figures = `${reports}/figures.jsonl`

/** What the tests in the browser leave of the processors is for these, which are told of once they have ended. */
const vitest = async (report, args, env) => {
  const out = ["--reporter=default", "--reporter=json", `--outputFile=${reports}/${report}.json`]
  const log = `${reports}/${report}.log`
  const file = openSync(log, "w")
  const code = await nodeBeside([at("node_modules/vitest/vitest.mjs"), "run", ...out, ...args], {
    env: { ...process.env, LONG_FIGURES: figures, ...env },
    stdio: ["ignore", file, file],
    niceness: 5
  })
  closeSync(file)
  console.log(`\n${readFileSync(log, "utf8")}`)
  return code
}

/** `server`: of PostgreSQL, where the sandboxes of the browser tests keep their data; undefined where there is none. */
const playwright = (chromium, server, env) =>
  nodeBeside([at("node_modules/@playwright/test/cli.js"), "test", "--config", "tests/playwright.config.ts"], {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      BROWSER_REPORT: `${reports}/browser.json`,
      LONG_FIGURES: figures,
      DATABASE_URL: "",
      BROWSER_DATABASE_URL: server ?? "",
      ...env
    }
  })

const read = (name) => {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}.json`, "utf8"))
  } catch {
    return undefined
  }
}

const firstLines = (message) =>
  stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 8)
    .map((line) => `\n    ${line.slice(0, 200)}`)
    .join("")

const failedInBrowser = (suite) => [
  ...(suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const tries = spec.tests.flatMap(({ results }) => results)
      return `${suite.file} › ${spec.title}${firstLines(tries.findLast(({ error }) => error !== undefined)?.error.message)}`
    }),
  ...(suite.suites ?? []).flatMap(failedInBrowser)
]

/** Every test that failed by name, so that the end of a long run says it all. */
const failures = () => [
  ...["unit", "postgres"].flatMap((name) =>
    (read(name)?.testResults ?? []).flatMap((file) => [
      ...(file.status === "failed" && file.assertionResults.length === 0 ? [`${file.name}: ${file.message}`] : []),
      ...file.assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => `${file.name} › ${fullName}${firstLines(failureMessages[0])}`)
    ])
  ),
  ...(read("browser")?.suites ?? []).flatMap(failedInBrowser)
]

const counts = () => {
  const vitests = ["unit", "postgres"].map(read).filter((report) => report !== undefined)
  const browser = read("browser")?.stats
  return {
    passed:
      vitests.reduce((sum, report) => sum + report.numPassedTests, 0) +
      (browser?.expected ?? 0) +
      (browser?.flaky ?? 0),
    failed: vitests.reduce((sum, report) => sum + report.numFailedTests, 0) + (browser?.unexpected ?? 0)
  }
}

const asked = process.argv.slice(2)
if (asked.length > 0 && asked.join(" ") !== "changed") {
  console.error("npm test runs everything, npm test -- changed what differs from main.")
  process.exit(2)
}

installMissing()
if (asked.length > 0) process.exit(testChanged())
buildPackages()
const chromium = needChromium()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const isServed = hasNginx()
if (!isServed)
  console.log("nginx is not installed (Debian: nginx-light), so the shipped web server's configuration was not tested.")

const postgres = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, stop: () => {} } : await startPostgres()
if (postgres === undefined)
  console.log("PostgreSQL is not installed, so the services and the console are tested on PGlite alone.")

/**
 * The tests of the services wait for processes and clocks half of their time, which those in the browser make use of.
 * The others never wait, and use both processors by themselves if the browser ends before them.
 */
const inProcess = async () => [
  postgres === undefined ? 0 : await vitest("postgres", serviceTests, { DATABASE_URL: postgres.url }),
  await vitest(
    "unit",
    [...(isServed ? [] : ["--project", "!deployment"]), ...(postgres === undefined ? [] : exceptOnPostgres)],
    { DATABASE_URL: "" }
  )
]

build(["console", "sandbox", "rollouts"], true)
const besides = await Promise.all([
  inProcess(),
  playwright(chromium, postgres?.url, isServed ? {} : { WITHOUT_NGINX: "1" })
])
postgres?.stop()
const codes = besides.flat()
codes.push(node([at("scripts/tooling/spec.mjs"), "--quiet"]))

const rows = await withModule("tests/long/support/rows.ts", async ({ longRows }) => longRows)
const testResults = ["unit", "postgres"].flatMap((name) => read(name)?.testResults ?? [])
const inBrowser = read("browser")
const share = shareTable({ rows, inProcess: { testResults }, inBrowser, figures: readFigures(figures) })
console.log(`\n${share.join("\n")}\n`)
for (const failure of failures()) console.log(`failed: ${failure}`)
const { passed, failed } = counts()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(codes.every((code) => code === 0) ? 0 : 1)
