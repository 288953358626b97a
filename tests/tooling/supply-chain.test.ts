import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const read = (path: string): string => readFileSync(at(path), "utf8")

describe("the supply chain", () => {
  it("runs no script of a package that is installed, and none of its own relies on one", () => {
    expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true")
    const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read("package.json"))
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)|^(?:prepare|install)$/u.test(name))).toEqual([])
  })

  it("names exact versions alone", () => {
    const folders = ["packages", "apps"].flatMap((parent) => readdirSync(at(parent)).map((name) => `${parent}/${name}`))
    const loose = [".", "tests", ...folders].flatMap((folder) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`))
      const all: ReadonlyArray<readonly [string, string]> = Object.entries({ ...dependencies, ...devDependencies })
      const isExact = (name: string, version: string) =>
        name.startsWith("@command-center/") || /^(?:npm:\w+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version)
      return all.filter(([name, version]) => !isExact(name, version)).map(([name]) => `${folder}: ${name}`)
    })
    expect(loose).toEqual([])
  })

  it("is written down by the build: what the console consists of, with hashes and licences", async () => {
    const { code, err } = await runNode([at("scripts/tooling/build.mjs"), "sbom"], {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? ""
    })
    expect([code, err]).toEqual([0, ""])
    interface Component {
      readonly name: string
      readonly hashes?: ReadonlyArray<unknown>
      readonly licenses?: ReadonlyArray<unknown>
    }
    const sbom: {
      readonly bomFormat: string
      readonly metadata: { readonly component: Component }
      readonly components: ReadonlyArray<Component>
    } = JSON.parse(read("apps/console/reports/sbom.cdx.json"))
    expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(["CycloneDX", "command-center"])
    const named = new Map(sbom.components.map((component) => [component.name, component]))
    const { dependencies } = JSON.parse(read("apps/console/package.json"))
    const foreign = Object.keys(dependencies).filter((name) => !name.startsWith("@command-center/"))
    const lacking = foreign.filter(
      (name) => named.get(name)?.hashes?.length !== 1 || named.get(name)?.licenses?.length !== 1
    )
    expect(foreign.length).toBeGreaterThan(10)
    expect(lacking).toEqual([])
  })
})
