import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { at, root } from "../run.mjs"
import { sampled } from "./sample.mjs"

/** Runs Stryker to its end; its progress is passed on, the rest is kept for what is said of a failure. */
const stryker = (config, env) =>
  new Promise((ended) => {
    const child = spawn(process.execPath, [at("node_modules/@stryker-mutator/core/bin/stryker.js"), "run", config], {
      cwd: root,
      env: { ...process.env, ...env },
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

/**
 * Plants faults in one folder, or a sample of them; its report, or null with what was said where it came to none. The
 * tests of a machine know by MUTATE_MACHINE which it is.
 */
export const runFolder = async ({ name, folder, source, pattern, needed, goal, sample }) => {
  const work = at(`node_modules/.cache/mutation/${name}-${folder}`)
  mkdirSync(work, { recursive: true })
  const copies = mkdtempSync(join(tmpdir(), "mutation-"))
  const report = `${work}/report.json`
  rmSync(report, { force: true })

  const chosen = `${work}/sample.json`
  if (sample !== null) writeFileSync(chosen, JSON.stringify(sample.keys))
  writeFileSync(
    `${work}/stryker.config.json`,
    JSON.stringify({
      testRunner: "vitest",
      plugins: [
        "@stryker-mutator/vitest-runner",
        ...(sample === null ? [] : [at("scripts/tooling/mutation/sample-checker.mjs")])
      ],
      checkers: sample === null ? [] : ["sample"],
      mutate: [`${source}/${folder}/**/${pattern}`, `!${source}/${folder}/**/{*.test,sample-*}.ts`],
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
      // A run that is cut off at its first failing test now and then never ends.
      disableBail: true,
      concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
      // Beside other work the tests take many times as long as alone, and what is late would count as found.
      timeoutMS: 40_000,
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
  const ended = await stryker(`${work}/stryker.config.json`, { MUTATE_MACHINE: folder, MUTATE_SAMPLE: chosen })
  rmSync(copies, { recursive: true, force: true })
  const isWhole = ended.code === 0 && existsSync(report)
  if (!isWhole) return { ...ended, report: null }
  const whole = JSON.parse(readFileSync(report, "utf8"))
  return { ...ended, report: sample === null ? whole : sampled(whole, sample.keys) }
}
