import "./node-version.mjs"
import { spawnSync } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { endWithHelp } from "./arguments.mjs"
import { installMissing } from "./install.mjs"
import { readMutation } from "./mutation/arguments.mjs"
import { keepFigures } from "./mutation/figures.mjs"
import { runFolder } from "./mutation/folder-run.mjs"
import { runFailure } from "./mutation/run-failure.mjs"
import { sampleOf } from "./mutation/sample.mjs"
import { survivorsOf } from "./mutation/survivors.mjs"
import { at, root } from "./run.mjs"

const usage = `Usage: npm run mutate -- [kind or folder …] [--sample <number>] [--seed <number>]

How many small faults planted in a package its tests find. Folders are those of packages/domain/src, of
packages/machines/src as machines/operation, or of the console's features as wiring/utgs; a kind alone (domain,
machines, wiring) is all of its folders, and without any it is all of the domain's.

  --sample  so many faults of each folder
  --seed    which chooses them; 7 without it`

/**
 * One folder is run after the other, and docs/mutation.md has the figures of each as soon as it has been, so that a run
 * which is cut off keeps what it came to.
 */
const kinds = {
  domain: { source: "packages/domain/src", pattern: "*.ts", goal: 90, needed: ["packages/domain", "tests/long"] },
  machines: {
    source: "packages/machines/src",
    pattern: "*.ts",
    goal: 85,
    needed: [
      "packages/domain",
      "packages/api",
      "packages/machines",
      "tests/model",
      "tests/long",
      "tests/walks",
      "scripts",
      "docs"
    ]
  },
  wiring: {
    source: "apps/console/src/features",
    pattern: "*.wiring.ts",
    goal: 85,
    needed: ["packages", "apps", "tests", "scripts"]
  }
}
endWithHelp(usage)
const foldersOf = ({ source, pattern }) =>
  readdirSync(at(source))
    .filter((folder) => statSync(at(`${source}/${folder}`)).isDirectory())
    .filter((folder) =>
      readdirSync(at(`${source}/${folder}`), { recursive: true }).some((name) => name.endsWith(pattern.slice(1)))
    )
    .sort()
const { chosen, count, seed, problem } = readMutation(
  process.argv.slice(2),
  Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, foldersOf(each)]))
)
if (problem !== undefined) {
  console.error(problem)
  process.exit(2)
}

installMissing()
const processors = availableParallelism()
const [load] = loadavg()
if (load > processors)
  console.log(
    `The machine is busy (load ${load.toFixed(1)} on ${processors} processors): this takes longer than it need.`
  )

const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? ""
/** What was run, to the letter only where nothing of it is changed. */
const commitOf = (source) =>
  `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain", "--", source, "tests") === "" ? "" : " and changes"}`

let isGood = true
for (const { kind: name, folder } of chosen) {
  const { source, pattern, goal, needed } = kinds[name]
  const sample = count === null ? null : await sampleOf(`${source}/${folder}`, count, seed, pattern)
  const ended = await runFolder({ name, folder, source, pattern, needed, goal, sample })
  if (ended.report === null) {
    console.error(`${name}/${folder}: ${runFailure({ ...ended, load: loadavg()[0], processors })}`)
    isGood = false
    continue
  }
  if (Object.values(ended.report.files).every(({ mutants }) => mutants.length === 0)) {
    console.error(`${name}/${folder}: there is no fault to plant.`)
    continue
  }
  const { lines, found, whole, score, unexplained } = survivorsOf(ended.report, source, `tests/mutation/${name}`)
  console.log(lines.join("\n"))
  const date = new Date().toISOString().slice(0, 10)
  keepFigures(at("docs/mutation.md"), {
    folder: `${name}/${folder}`,
    found,
    whole,
    goal,
    date,
    commit: commitOf(source),
    sample
  })
  isGood = isGood && score >= goal && (unexplained === 0 || name !== "domain")
}
process.exit(isGood ? 0 : 1)
