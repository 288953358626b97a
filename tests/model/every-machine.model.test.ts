import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { chartedFolders } from "../../scripts/house/charts/pages.ts"
import { models } from "./specs/all.ts"
import { measure, untaken } from "./support/measure.ts"
import { impurities } from "./support/purity.ts"
import { transitionPage } from "./support/transition-page.ts"

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

it("knows every machine that has a page", () => {
  expect(new Set(Object.keys(models))).toEqual(new Set(chartedFolders))
  expect(new Set(readdirSync(at("docs/transitions")))).toEqual(new Set(chartedFolders.map((name) => `${name}.md`)))
})

it.each(Object.entries(models))("takes every transition of %s, twice the same, and lists it", async (name, model) => {
  const measured = await measure(model)
  const { explored, run, declared } = measured
  expect({
    untaken: untaken(measured),
    unreached: explored.unreached,
    stuck: explored.stuck,
    astray: run.astray,
    impure: [...run.impure, ...impurities(model.machine)]
  }).toEqual({ untaken: [], unreached: [], stuck: [], astray: [], impure: [] })
  expect(readFileSync(at(`docs/transitions/${name}.md`), "utf8")).toBe(transitionPage(name, declared, explored.paths))
})
