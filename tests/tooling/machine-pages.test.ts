import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { chartedFolders, pages } from "../../scripts/tooling/charts/pages.ts"
import { at } from "./support/command.ts"

const machineFolders = Object.keys(import.meta.glob("../../packages/machines/src/*/*.machine.ts")).map(
  (path) => path.split("/").at(-2) ?? ""
)

describe("docs/machines", () => {
  it("has a page for every machine", () => {
    expect(new Set(chartedFolders)).toEqual(new Set(machineFolders))
  })

  it.each(pages())("has %s as npm run charts draws it", (name, text) => {
    expect(readFileSync(at(`docs/machines/${name}`), "utf8")).toBe(text)
  })

  it("has no page of a machine that is gone", () => {
    expect(new Set(readdirSync(at("docs/machines")))).toEqual(new Set(pages().map(([name]) => name)))
  })
})
