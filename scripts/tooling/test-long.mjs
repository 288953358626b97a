import "./node-version.mjs"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { endWithHelp } from "./arguments.mjs"
import { build } from "./build.mjs"
import { needChromium } from "./chromium.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"
import { readArguments } from "./long/arguments.mjs"
import { readFigures } from "./long/figures.mjs"
import { keyOfFile } from "./long/row-files.mjs"
import { shareTable, tableOf } from "./long/table.mjs"
import { startPostgres } from "./postgres.mjs"
import { at, node } from "./run.mjs"
import { serviceTests } from "./service-tests.mjs"

endWithHelp(`Usage: npm run test:long -- [row …] [--seed <number>] [--share]

All cases of tests/long, in process and in the browser, after the tests of the services on both databases, and a table
of them. A case that fails is printed where it failed, with the seed and its shrunk input.

  row      its cases alone
  --seed   chooses other random cases
  --share  the share of the cases that npm test takes`)
installMissing()
const allRows = await withModule("tests/long/support/rows.ts", async ({ longRows }) => longRows)
const keys = allRows.map(({ key }) => key)
const { rows: asked, seed, isShare, problem } = readArguments(process.argv.slice(2), keys)
if (problem !== undefined) {
  console.error(problem)
  process.exit(2)
}
const rows = asked.length === 0 ? allRows : allRows.filter(({ key }) => asked.includes(key))

const reports = at("node_modules/.cache/long")
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const env = {
  ...process.env,
  LONG: isShare ? "" : "1",
  LONG_FIGURES: `${reports}/figures.jsonl`,
  ...(seed === undefined ? {} : { LONG_SEED: seed })
}
const files = readdirSync(at("tests/long"))
  .filter((name) => rows.some(({ key }) => key === keyOfFile(name, keys)))
  .sort()
const named = (ending) => files.filter((name) => name.endsWith(ending)).map((name) => `tests/long/${name}`)
const codes = []

const inProcess = named(".test.ts")
const inBrowser = named(".spec.ts")
const isAll = asked.length === 0 && !isShare
const postgres = process.env.DATABASE_URL ? undefined : await startPostgres()
const url = process.env.DATABASE_URL || postgres?.url
if (inProcess.length > 0) {
  // Two instances share the work, and the database restarts, where PostgreSQL is installed or named.
  if (url === undefined) console.log("PostgreSQL is not installed, so the services are tried on PGlite alone.")
  // `npm test` runs most of them on PostgreSQL alone.
  const services = [at("node_modules/vitest/vitest.mjs"), "run", ...serviceTests]
  for (const database of isAll ? ["", ...(url === undefined ? [] : [url])] : [])
    codes.push(node(services, { env: { ...process.env, DATABASE_URL: database } }))
  const out = ["--reporter=default", "--reporter=json", `--outputFile=${reports}/process.json`]
  const withDatabase = url === undefined ? env : { ...env, DATABASE_URL: url }
  codes.push(
    node([at("node_modules/vitest/vitest.mjs"), "run", "--project", "long", ...out, ...inProcess], {
      env: withDatabase
    })
  )
}

if (inBrowser.length > 0) {
  const chromium = needChromium()
  build(["console", "sandbox"], true)
  const playwright = [at("node_modules/@playwright/test/cli.js"), "test", "--config", "tests/playwright.config.ts"]
  codes.push(
    node([...playwright, ...inBrowser.map((path) => path.slice("tests/".length))], {
      env: {
        ...env,
        CHROMIUM_PATH: chromium,
        BROWSER_REPORT: `${reports}/browser.json`,
        DATABASE_URL: "",
        // As in `npm test`: it asks a third of the processor of what the embedded one does.
        BROWSER_DATABASE_URL: url ?? ""
      }
    })
  )
}
postgres?.stop()

const read = (name) =>
  existsSync(`${reports}/${name}`) ? JSON.parse(readFileSync(`${reports}/${name}`, "utf8")) : undefined
const run = {
  rows,
  inProcess: read("process.json"),
  inBrowser: read("browser.json"),
  figures: readFigures(env.LONG_FIGURES)
}
const { lines, isSound } = tableOf(run)
console.log(`\n${(isShare ? shareTable(run) : lines).join("\n")}`)
process.exit((isShare || isSound) && codes.every((code) => code === 0) ? 0 : 1)
