import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { at, root } from "../run.mjs"

/** Runs Stryker to its end; its progress is passed on, the rest is kept for what is said of a failure. */
const stryker = (config) =>
  new Promise((ended) => {
    const child = spawn(process.execPath, [at("node_modules/@stryker-mutator/core/bin/stryker.js"), "run", config], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"]
    })
    let output = ""
    const hear = (chunk) => {
      const text = chunk.toString()
      output += text
      if (text.startsWith("Mutation testing ")) process.stdout.write(text)
    }
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    child.once("close", (code, signal) => ended({ code, signal, output }))
  })

/** Plants faults in one folder; its report, or null with what was said where it came to none. */
export const runFolder = async ({ name, folder, source, needed, goal }) => {
  const work = at(`node_modules/.cache/mutation/${name}-${folder}`)
  mkdirSync(work, { recursive: true })
  const copies = mkdtempSync(join(tmpdir(), "mutation-"))
  const report = `${work}/report.json`
  rmSync(report, { force: true })

  writeFileSync(
    `${work}/stryker.config.json`,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      mutate: [`${source}/${folder}/**/*.ts`, `!${source}/${folder}/**/{*.test,sample-*}.ts`],
      ignorePatterns: [
        "*",
        "!tsconfig*.json",
        "!packages",
        "!tests",
        ...[...needed, "tests/mutation"].flatMap((each) => [`!${each}`, `!${each}/**`])
      ],
      vitest: { configFile: `tests/mutation/${name}.vitest.config.ts`, related: true },
      coverageAnalysis: "perTest",
      ignoreStatic: false,
      concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
      timeoutMS: 10_000,
      // Beside other work the tests take many times as long as alone.
      dryRunTimeoutMinutes: 30,
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
  const ended = await stryker(`${work}/stryker.config.json`)
  rmSync(copies, { recursive: true, force: true })
  const isWhole = ended.code === 0 && existsSync(report)
  return { ...ended, report: isWhole ? JSON.parse(readFileSync(report, "utf8")) : null }
}
