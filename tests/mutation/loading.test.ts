import { expect, it } from "vitest"

const modules: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob([
  "../../packages/machines/src/*/*.ts",
  "../model/specs/*.ts",
  "!**/*.test.ts"
])
const folder = process.env["MUTATE_MACHINE"]
const isAsked = (path: string): boolean =>
  folder === undefined || path.includes(`/src/${folder}/`) || path.endsWith(`/specs/${folder}.ts`)
const asked = Object.entries(modules).filter(([path]) => isAsked(path))

/** Where a machine cannot be made, none of its tests' files is loaded, which the runner takes for no test that fails. */
it.each(asked)("%s can be loaded", async (_, load) => {
  await expect(load()).resolves.toBeDefined()
})
