import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { basename } from "node:path"
import { at, node, root } from "./run.mjs"

const linesOf = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : []
}

/** What differs from where the branch left main, committed or not, and what is new. */
const changedFiles = () => {
  const [base = "HEAD"] = linesOf("merge-base", "HEAD", "main")
  const tracked = linesOf("diff", "--name-only", "--diff-filter=d", base)
  return [...new Set([...tracked, ...linesOf("ls-files", "--others", "--exclude-standard")])]
}

const inFolder = (folder, ending) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

const namesIn = (files, pattern) => [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))]

/**
 * Which checks and tests a change touches. Tests in the browser, and those that try every case against the services,
 * are named and left out.
 */
export const touchedBy = (files, tests) => {
  const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file))
  const machines = [
    ...namesIn(files, /^packages\/machines\/src\/([^/]+)\//u),
    ...namesIn(files, /^tests\/(?:model\/specs|walks)\/([^./]+)\./u)
  ]
  const screens = namesIn(files, /^apps\/console\/src\/features\/([^/]+)\//u)
  const isNamed = (names) => (file) => names.some((name) => basename(file).startsWith(name))
  return {
    code,
    sources: code.filter((file) => /^(?:packages|apps\/(?:console|sandbox))\//u.test(file)),
    machines: [...new Set(machines)],
    inProcess: tests.filter((file) => file.endsWith(".test.ts") && (files.includes(file) || isNamed(machines)(file))),
    inBrowser: tests.filter(
      (file) => file.endsWith(".spec.ts") && (files.includes(file) || isNamed([...screens, ...machines])(file))
    )
  }
}

const vitest = (...args) => node([at("node_modules/vitest/vitest.mjs"), ...args, "--run", "--passWithNoTests"])

const steps = ({ code, sources, machines, inProcess }) => [
  ["format", code, () => node([at("node_modules/@biomejs/biome/bin/biome"), "check", ...code])],
  ["lint", code, () => node([at("node_modules/oxlint/bin/oxlint"), "--type-aware", "--deny-warnings", ...code])],
  [
    "unit tests",
    sources,
    () =>
      vitest(
        "related",
        ...sources,
        ...["domain", "api", "machines", "ui"].flatMap((name) => ["--project", name]),
        "--exclude",
        "tests/**"
      )
  ],
  [
    "every transition of the machines",
    machines,
    () => vitest("tests/model/every-machine", "-t", `transition of (?:${machines.join("|")}),`)
  ],
  ["tests named for them", inProcess, () => vitest(...inProcess)]
]

/** `npm test -- changed`. Gives the exit code. */
export const testChanged = () => {
  const folders = [
    "model",
    "contract",
    "scripts",
    "tooling",
    "deployment",
    "long",
    "walks",
    "journeys",
    "accessibility"
  ]
  const tests = folders.map((name) => `tests/${name}`).filter((folder) => existsSync(at(folder)))
  const touched = touchedBy(
    changedFiles(),
    tests.flatMap((folder) => inFolder(folder, ".ts"))
  )
  const codes = steps(touched)
    .filter(([, about]) => about.length > 0)
    .map(([name, , run]) => {
      console.log(`\n${name} …`)
      return run()
    })
  if (codes.length === 0) console.log("No code differs from main.")
  for (const file of touched.inBrowser) console.log(`not run, in the browser: ${file}`)
  console.log("Types, contracts and the rest of the tests: npm run check, npm test.")
  return codes.every((code) => code === 0) ? 0 : 1
}
