import "./node-version.mjs"
import { readArguments } from "./arguments.mjs"
import { installMissing } from "./install.mjs"
import { buildPackages } from "./packages.mjs"
import { at, node } from "./run.mjs"

const bin = (path) => at(`node_modules/${path}`)

/** What did not change since the last check is not checked again: a second run takes a fifth of the first. */
const types = (project, name) => [
  bin("typescript7/bin/tsc"),
  "-p",
  project,
  "--incremental",
  "--tsBuildInfoFile",
  at(`node_modules/.cache/types/${name}.tsbuildinfo`)
]

/** Everything that can be said about the code without running it. Each step prints its own findings. */
const steps = [
  ["types", types("tsconfig.json", "all")],
  ["types without DOM or Node: domain", types("packages/domain/tsconfig.json", "domain")],
  ["types without DOM or Node: machines", types("packages/machines/tsconfig.json", "machines")],
  ["lint", [bin("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings"]],
  [
    "imports point one way",
    [
      bin("dependency-cruiser/bin/dependency-cruise.mjs"),
      "packages",
      "apps",
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err"
    ]
  ],
  ["the import rules bite", [at("scripts/tooling/canary.mjs")]],
  ["format", [bin("@biomejs/biome/bin/biome"), "check", "."]],
  ["unused code and dependencies", [bin("knip/bin/knip.js"), "--no-progress"]]
]

readArguments({
  usage: `Usage: npm run check

Types, lint, import rules and their canary, format, unused code and dependencies.`
})
installMissing()
buildPackages()
const failed = steps.filter(([name, args]) => {
  const started = performance.now()
  const code = node(args)
  console.log(`${code === 0 ? "ok  " : "FAIL"}  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return code !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
