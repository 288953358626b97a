import "./node-version.mjs"
import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { installMissing } from "./install.mjs"
import { keepFigures } from "./mutation/figures.mjs"
import { runFolder } from "./mutation/folder-run.mjs"
import { runFailure } from "./mutation/run-failure.mjs"
import { survivorsOf } from "./mutation/survivors.mjs"
import { at, root } from "./run.mjs"

/**
 * npm run mutate [-- folder …]: how many small faults planted in a package its tests find. Folders are those of
 * packages/domain/src, or of packages/machines/src as machines/operation; `machines` alone is all of those, and
 * without any it is all of the domain's. One folder is run after the other, and docs/mutation.md has the figures of
 * each as soon as it has been, so that a run which is cut off keeps what it came to.
 */
const packages = {
  domain: { source: "packages/domain/src", goal: 90, needed: ["packages/domain", "tests/long"] },
  machines: {
    source: "packages/machines/src",
    goal: 85,
    needed: ["packages/domain", "packages/api", "packages/machines", "tests/model", "tests/long"]
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
const processors = availableParallelism()
const [load] = loadavg()
if (load > processors)
  console.log(
    `The machine is busy (load ${load.toFixed(1)} on ${processors} processors): this takes longer than it need.`
  )

const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? ""
/** What was run, to the letter only where nothing of it is changed. */
const commit = `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain", "--", source, "tests") === "" ? "" : " and changes"}`

let isGood = true
for (const folder of chosen) {
  const ended = await runFolder({ name, folder, source, needed, goal })
  if (ended.report === null) {
    console.error(`${name}/${folder}: ${runFailure({ ...ended, load: loadavg()[0], processors })}`)
    isGood = false
    continue
  }
  const { lines, found, whole, score, unexplained } = survivorsOf(ended.report, source, `tests/mutation/${name}`)
  console.log(lines.join("\n"))
  const date = new Date().toISOString().slice(0, 10)
  keepFigures(at("docs/mutation.md"), { folder: `${name}/${folder}`, found, whole, goal, date, commit })
  isGood = isGood && score >= goal && (unexplained === 0 || name === "machines")
}
process.exit(isGood ? 0 : 1)
