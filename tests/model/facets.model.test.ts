import { noFacets } from "@command-center/domain/facets/facet-choices"
import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import {
  selectCounted,
  selectIsFailed,
  selectIsOpen,
  selectTerms
} from "@command-center/machines/facets/facets.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const rows = { search: "till", facets: noFacets, loadedAt: "2026-11-20T10:00:00.000Z" }
const status = { key: "utgStatus", values: [{ text: "Online", count: 2 }], found: 1, more: 0, distinct: 1 }

const opened = async (wanted: { readonly loadedAt: string | null } = rows) => {
  const panel = actorDriver(facetsMachine, { ...rows, ...wanted })
  await panel.perform({ type: "facets.toggled" })
  return panel
}

it("counts nothing until it is opened, and then the values of the rows that are shown", async () => {
  const panel = actorDriver(facetsMachine, rows)
  expect([selectIsOpen(panel.snapshot()), panel.isRunning("countFacets")]).toEqual([false, false])
  await panel.perform({ type: "facets.toggled" })
  expect(panel.inputOf("countFacets")).toEqual({ search: "till", facets: noFacets, terms: {} })
  expect([selectIsOpen(panel.snapshot()), selectCounted(panel.snapshot())]).toEqual([true, null])
  await panel.settle("countFacets", Result.succeed([status]))
  expect(selectCounted(panel.snapshot())).toEqual([status])
})

it("waits for rows that are on their way, and counts once they are there", async () => {
  const panel = await opened({ loadedAt: null })
  expect([panel.isRunning("countFacets"), panel.snapshot().hasTag("busy")]).toEqual([false, false])
  await panel.perform({ type: "rows.wanted", wanted: rows })
  expect([panel.isRunning("countFacets"), panel.snapshot().hasTag("busy")]).toEqual([true, true])
})

it("shows what was counted before while others are counted, with what is looked for in each column", async () => {
  const panel = await opened()
  await panel.settle("countFacets", Result.succeed([status]))
  await panel.perform({ type: "term.changed", key: "utgStatus", term: "on" })
  await panel.perform({ type: "term.changed", key: "utgVersion", term: "5" })
  expect(selectTerms(panel.snapshot())).toEqual({ utgStatus: "on", utgVersion: "5" })
  expect(panel.inputOf("countFacets")).toMatchObject({ terms: { utgStatus: "on", utgVersion: "5" } })
  expect(selectCounted(panel.snapshot())).toEqual([status])
})

it("forgets what was looked for when it is closed, by its button or by its own cross", async () => {
  for (const type of ["facets.toggled", "facets.closed"]) {
    const panel = await opened()
    await panel.perform({ type: "term.changed", key: "utgStatus", term: "on" })
    await panel.perform({ type })
    expect([selectIsOpen(panel.snapshot()), selectTerms(panel.snapshot())]).toEqual([false, {}])
  }
})

it("says that counting broke, and counts again when asked to", async () => {
  const panel = await opened()
  await panel.crash("countFacets")
  expect([selectIsFailed(panel.snapshot()), selectIsOpen(panel.snapshot())]).toEqual([true, true])
  await panel.perform({ type: "retry" })
  expect([selectIsFailed(panel.snapshot()), panel.isRunning("countFacets")]).toEqual([false, true])
})
