import "./node-version.mjs"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { installMissing } from "./install.mjs"
import { survivorsOf } from "./mutation/survivors.mjs"
import { at, node } from "./run.mjs"

/**
 * npm run mutate [-- folder …]: how many small faults planted in packages/domain its tests find.
 * Folders are those of packages/domain/src; without any, all of them.
 */
const source = "packages/domain/src"
const folders = readdirSync(at(source)).sort()
const asked = process.argv.slice(2)
const unknown = asked.filter((folder) => !folders.includes(folder))
if (unknown.length > 0) {
  console.error(`No such folder in ${source}: ${unknown.join(", ")}. There are: ${folders.join(", ")}.`)
  process.exit(1)
}
const chosen = asked.length === 0 ? folders : asked

installMissing()
const work = at(`node_modules/.cache/mutation/${chosen.length === folders.length ? "all" : chosen.join("-")}`)
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
      "!packages/domain",
      "!packages/domain/**",
      "!tests",
      "!tests/mutation",
      "!tests/mutation/**"
    ],
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
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
    thresholds: { high: 90, low: 90, break: null },
    disableTypeChecks: false
  })
)
const code = node([at("node_modules/@stryker-mutator/core/bin/stryker.js"), "run", `${work}/stryker.config.json`])
rmSync(copies, { recursive: true, force: true })
if (code !== 0 || !existsSync(report)) process.exit(code || 1)

const { lines, score, unexplained } = survivorsOf(JSON.parse(readFileSync(report, "utf8")), source)
console.log(lines.join("\n"))
process.exit(score >= 90 && unexplained === 0 ? 0 : 1)
