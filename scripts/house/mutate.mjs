import "./node-version.mjs"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { installMissing } from "./install.mjs"
import { survivorsOf } from "./mutation/survivors.mjs"
import { at, node } from "./run.mjs"

/**
 * npm run mutate [-- folder …]: how many small faults planted in a package its tests find. Folders are those of
 * packages/domain/src, or of packages/machines/src as machines/operation; `machines` alone is all of those, and
 * without any it is all of the domain's.
 */
const packages = {
  domain: { source: "packages/domain/src", goal: 90, needed: ["packages/domain"] },
  machines: {
    source: "packages/machines/src",
    goal: 85,
    needed: ["packages/domain", "packages/api", "packages/machines", "tests/model"]
  }
}
const asked = process.argv.slice(2)
const ofMachines = asked.filter((name) => name.split("/")[0] === "machines")
if (ofMachines.length > 0 && ofMachines.length < asked.length) {
  console.error("The domain's folders and those of machines are mutated one after the other: name one kind.")
  process.exit(1)
}
const name = ofMachines.length > 0 ? "machines" : "domain"
const { source, goal, needed } = packages[name]
const folders = readdirSync(at(source)).sort()
const wanted = asked.map((each) => each.replace(/^machines\/?/, "")).filter((folder) => folder !== "")
const unknown = wanted.filter((folder) => !folders.includes(folder))
if (unknown.length > 0) {
  console.error(`No such folder in ${source}: ${unknown.join(", ")}. There are: ${folders.join(", ")}.`)
  process.exit(1)
}
const chosen = wanted.length === 0 ? folders : wanted

installMissing()
const work = at(`node_modules/.cache/mutation/${name}-${chosen.length === folders.length ? "all" : chosen.join("-")}`)
mkdirSync(work, { recursive: true })
const copies = mkdtempSync(join(tmpdir(), "mutation-"))
const report = `${work}/report.json`
rmSync(report, { force: true })

writeFileSync(
  `${work}/stryker.config.json`,
  JSON.stringify({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: chosen.flatMap((folder) => [`${source}/${folder}/**/*.ts`, `!${source}/${folder}/**/{*.test,sample-*}.ts`]),
    ignorePatterns: [
      "*",
      "!tsconfig*.json",
      "!packages",
      "!tests",
      ...[...needed, "tests/mutation"].flatMap((folder) => [`!${folder}`, `!${folder}/**`])
    ],
    vitest: { configFile: `tests/mutation/${name}.vitest.config.ts`, related: true },
    coverageAnalysis: "perTest",
    ignoreStatic: false,
    concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
    timeoutMS: 10_000,
    // Not below node_modules, where Vitest looks for no tests.
    tempDirName: copies,
    reporters: ["json", "progress-append-only"],
    logLevel: "error",
    allowConsoleColors: false,
    jsonReporter: { fileName: report },
    thresholds: { high: goal, low: goal, break: null },
    disableTypeChecks: false
  })
)
const code = node([at("node_modules/@stryker-mutator/core/bin/stryker.js"), "run", `${work}/stryker.config.json`])
rmSync(copies, { recursive: true, force: true })
if (code !== 0 || !existsSync(report)) process.exit(code || 1)

const { lines, score, unexplained } = survivorsOf(
  JSON.parse(readFileSync(report, "utf8")),
  source,
  `tests/mutation/${name}`
)
console.log(lines.join("\n"))
process.exit(score >= goal && (unexplained === 0 || name === "machines") ? 0 : 1)
