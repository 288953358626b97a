import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { chartedFolders } from "../../scripts/tooling/charts/pages.ts"
import { effectPage } from "./support/effect-page.ts"
import { measure, untaken } from "./support/measure.ts"
import { misnamed } from "./support/placeholders.ts"
import { impurities } from "./support/purity.ts"
import { models } from "./support/registry.ts"
import { transitionPage } from "./support/transition-page.ts"
import { wronglyBusy } from "./support/waits.ts"

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

it("knows every machine that has a page", () => {
  expect(new Set(Object.keys(models))).toEqual(new Set(chartedFolders))
  for (const folder of ["docs/transitions", "docs/effects"])
    expect(new Set(readdirSync(at(folder)))).toEqual(new Set(chartedFolders.map((name) => `${name}.md`)))
})

/** What stands for all that a factory makes has the name it was made with. */
const made: Readonly<Record<string, string>> = {
  "create-record": "newProfile",
  "delete-record": "deleteProfile",
  "download-file": "downloadForm",
  "edit-record": "editConfig",
  "flow-screen": "utgScreen",
  "list-screen": "list",
  "row-screen": "devicesScreen"
}

it.each(Object.entries(models))("calls the machine of %s by the name of its folder", (name, model) => {
  expect(model.machine.id).toBe(made[name] ?? name.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase()))
})

/** Where faults are planted in one machine, the others have nothing to say of them. */
const asked = process.env["MUTATE_MACHINE"]
const measured = Object.entries(models).filter(([name]) => asked === undefined || name === asked)

it.each(measured)(
  "takes every transition of %s, twice the same, lists it, and says what it does",
  async (name, model) => {
    const found = await measure(model)
    const { explored, run, declared, broken } = found
    expect({
      untaken: untaken(found),
      unreached: explored.unreached,
      stuck: explored.stuck,
      astray: run.astray,
      impure: [...run.impure, ...impurities(model.machine)],
      broken,
      wronglyBusy: wronglyBusy(model.machine),
      misnamed: await misnamed(model.machine)
    }).toEqual({
      untaken: [],
      unreached: [],
      stuck: [],
      astray: [],
      impure: [],
      broken: [],
      wronglyBusy: [],
      misnamed: []
    })
    expect(readFileSync(at(`docs/transitions/${name}.md`), "utf8")).toBe(transitionPage(name, declared, explored.paths))
    expect(readFileSync(at(`docs/effects/${name}.md`), "utf8")).toBe(
      effectPage(name, declared, explored.recorded, model.inputs.length)
    )
  },
  // The lists and the session have thousands of states; a busy machine takes its time.
  600_000
)
