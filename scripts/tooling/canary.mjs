import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { at, root } from "./run.mjs"

/** Plants one forbidden import per layer and expects the import rules to name every one of them. */
const planted = [
  ["packages/domain/src/canary/canary.ts", 'import "ky"\n', "domain-imports-effect-only"],
  ["packages/api/src/canary/canary.ts", 'import "xstate"\n', "api-imports-domain"],
  ["packages/machines/src/canary/canary.ts", 'import "react"\n', "machines-import-domain-and-api-types"],
  [
    "packages/machines/src/canary/service.ts",
    'import { sendCalls } from "@command-center/api/transport/http"\nexport const canary = sendCalls\n',
    "machines-take-types-only-from-api"
  ],
  [
    "packages/ui/src/canary/canary.tsx",
    'import "@command-center/machines/actor-logic/outcome"\n',
    "ui-imports-no-workspace-but-domain-types"
  ],
  [
    "apps/console/src/features/canary/canary.view.tsx",
    'import "@command-center/api/transport/http"\n',
    "views-never-call-the-api"
  ],
  [
    "apps/console/src/features/canary/story.ts",
    'import "@command-center/ui/fields/button.stories"\n',
    "what-is-built-has-no-stories"
  ],
  [
    "apps/console/src/features/canary/sandbox.ts",
    'import "../../../../sandbox/src/server.ts"\n',
    "console-never-reaches-the-sandbox-or-tests"
  ],
  [
    "apps/sandbox/src/canary/canary.ts",
    'import "@command-center/machines/actor-logic/outcome"\n',
    "sandbox-imports-domain-and-api"
  ]
]

const folders = [...new Set(planted.map(([path]) => dirname(path)))]
const remove = () => folders.forEach((folder) => rmSync(at(folder), { recursive: true, force: true }))

try {
  for (const [path, text] of planted) {
    mkdirSync(at(dirname(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  const cruise = at("node_modules/dependency-cruiser/bin/dependency-cruise.mjs")
  const { stdout } = spawnSync(
    process.execPath,
    [cruise, ...folders, "--config", ".dependency-cruiser.cjs", "--output-type", "json"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }
  )
  const violations = JSON.parse(stdout).summary.violations
  const missed = planted.filter(
    ([path, , rule]) => !violations.some((violation) => violation.from === path && violation.rule.name === rule)
  )
  for (const [path, , rule] of missed) console.error(`${path}: the rule ${rule} did not bite`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  remove()
}
