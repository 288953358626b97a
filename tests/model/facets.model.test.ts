import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { offered, selectSaid } from "@command-center/machines/facets/facets.selectors"
import type { SeenRows } from "@command-center/machines/facets/facets.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { counted, facetedList, online, seen } from "./specs/facets.ts"
import { actorDriver } from "./support/actor-driver.ts"

const open = async () => {
  const driver = actorDriver(facetsMachine, { list: facetedList, chosen: {} })
  const isCounting = () => driver.isRunning("countFacets")
  return {
    ...driver,
    isCounting,
    see: (rows: Partial<SeenRows>) => driver.perform({ type: "rows.seen", seen: { ...seen, ...rows } }),
    answer: (left: number) => driver.settle("countFacets", Result.succeed({ ...counted, left })),
    said: () => selectSaid(driver.snapshot())
  }
}

it("counts nothing while nobody looks, and anew for other rows, another search and other values", async () => {
  const facets = await open()
  await facets.see({})
  const asked = [facets.isCounting()]
  await facets.perform({ type: "panel.toggled" })
  for (const rows of [{}, { search: "x" }, { search: "x", loadedAt: "2026-11-20T10:01:00.000Z" }]) {
    await facets.see(rows)
    asked.push(facets.isCounting())
    await facets.answer(3)
  }
  await facets.see({ search: "x", loadedAt: "2026-11-20T10:01:00.000Z" })
  expect([asked, facets.isCounting()]).toEqual([[false, true, true, true], false])
})

it("gives up counting for a key that is followed by another", async () => {
  const facets = await open()
  await facets.see({})
  await facets.perform({ type: "panel.toggled" })
  await facets.see({ search: "a" })
  await facets.see({ search: "ab" })
  await facets.answer(7)
  expect([facets.isCounting(), facets.snapshot().context.counted?.left]).toEqual([false, 7])
})

it("tells what is chosen and how many rows are left, once, whether or not the panel is open", async () => {
  const facets = await open()
  await facets.see({})
  await facets.see({ chosen: online })
  await facets.answer(3)
  const said = [facets.said()]
  await facets.see({ chosen: online, search: "x" })
  said.push(String(facets.isCounting()))
  await facets.see({ chosen: { utgStatus: ["Online", ""] } })
  await facets.answer(1)
  said.push(facets.said())
  await facets.see({})
  await facets.answer(4200)
  expect([...said, facets.said()]).toEqual([
    "Narrowed by UTG Status Online: 3 rows left.",
    "false",
    "Narrowed by UTG Status Online or No value: 1 row left.",
    "No longer narrowed: 4,200 rows."
  ])
})

it("offers columns with something to narrow by their labels, and no text that was looked for after closing", async () => {
  const facets = await open()
  await facets.see({ chosen: online })
  await facets.answer(3)
  await facets.perform({ type: "panel.toggled" })
  await facets.perform({ type: "facet.searched", key: "utgStatus", term: "on" })
  await facets.answer(3)
  const columns = () => offered(facets.snapshot().context)?.map(({ label, term, chosen }) => [label, term, chosen])
  const looked = columns()
  await facets.perform({ type: "panel.toggled" })
  expect([looked, columns()]).toEqual([[["UTG Status", "on", ["Online"]]], [["UTG Status", "", ["Online"]]]])
})
