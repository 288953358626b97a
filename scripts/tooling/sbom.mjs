import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { at, npm, root } from "./run.mjs"

/**
 * Writes what the console consists of (CycloneDX) beside its dist: it is for whoever deploys it, not for every visitor.
 * Without `--omit dev`, by which npm 11 also leaves out what the root of the repository uses for its tests: React, for one.
 */
export const writeSbom = () => {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"]
  const { status, stdout, stderr, error } = spawnSync(npm, [...args, "--workspace", "@command-center/console"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32"
  })
  if (status !== 0) {
    console.error(`npm sbom failed: ${stderr ?? error?.message}`)
    process.exit(1)
  }
  const sbom = JSON.parse(stdout)
  // npm takes the name of the folder for that of the application.
  sbom.metadata.component.name = "command-center"
  const file = at("apps/console/reports/sbom.cdx.json")
  mkdirSync(at("apps/console/reports"), { recursive: true })
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${file}: ${sbom.components.length} components`)
}
