import { mkdtemp, readdir, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readTemplate, writeTemplate } from "./template.ts"

it("keeps the templates of the last few sources, so that one which runs beside another seeds nothing anew", async () => {
  const folder = await mkdtemp(join(tmpdir(), "templates-"))
  const pathOf = (name: string) => join(folder, `estate-${name}.tar`)
  for (const [minute, name] of ["a", "b", "c", "d", "e", "f"].entries()) {
    await writeTemplate(pathOf(name), new Blob([name]))
    await utimes(pathOf(name), 60 * minute, 60 * minute)
  }
  const [kept, read, gone] = [await readdir(folder), await readTemplate(pathOf("e")), await readTemplate(pathOf("a"))]
  await rm(folder, { recursive: true })
  expect(kept.toSorted()).toEqual(["estate-c.tar", "estate-d.tar", "estate-e.tar", "estate-f.tar"])
  expect([await read?.text(), gone]).toEqual(["e", null])
})
