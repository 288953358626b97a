import { areas } from "@command-center/domain/permission/area"
import { expect, it } from "vitest"
import { listPageOf } from "./pages.tsx"

it.each(areas)("%s: the page of the list is in the folder of its name", async (area) => {
  const { list, Screen } = await listPageOf(area)()
  expect([list, typeof Screen]).toEqual([area, "function"])
})
