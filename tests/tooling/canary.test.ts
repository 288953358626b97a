import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const layers = ["packages/domain", "packages/api", "packages/machines", "packages/ui", "apps/sandbox"]
const planted = [...layers.map((layer) => `${layer}/src/canary`), "apps/console/src/features/canary"]

it("an import that points the wrong way is found in every layer, and nothing planted stays behind", async () => {
  expect(await runNode([at("scripts/tooling/canary.mjs")])).toEqual({ code: 0, out: "", err: "" })
  expect(planted.filter((folder) => existsSync(at(folder)))).toEqual([])
})
