import { selectRequest, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import {
  list,
  listInput,
  listMachine,
  loadedAt,
  openList,
  type Row,
  refused,
  trees,
  view
} from "./support/list-driver.ts"

const down = { key: "name", direction: "descending" } as const
const merchant = [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "e" }] as const

it("opens at the search, sort and page that it is given", async () => {
  const screen = await openList({ seen: { search: "e", sort: down, page: 2 }, pageSize: 5 })
  expect([screen.page(), screen.shown()]).toEqual([2, ["Cedar"]])
  expect(screen.emitted()).toEqual([])
})

it("goes to another place of the same rows without reading them again, and says no page size", async () => {
  const screen = await openList()
  await screen.send({ type: "row.toggled", id: 1 })
  const request = { search: "e", sort: down, page: 9, pageSize: 5 }
  await screen.send({ type: "place.opened", request, predicates: [] })
  expect([screen.page(), screen.shown(), screen.selected()]).toEqual([2, ["Cedar"], []])
  expect(selectRequest<Row>(screen.snapshot())).toEqual({ ...request, page: 2 })
  expect([screen.isRunning("loadRows"), screen.emitted()]).toEqual([false, []])
})

it("reads other rows where the filter is another, and shows the page that was asked for", async () => {
  const screen = await openList()
  const request = { search: "", sort: down, page: 2, pageSize: 10 }
  await screen.send({ type: "place.opened", request, predicates: merchant })
  expect([screen.state(), screen.inputOf("loadRows"), screen.shown()]).toEqual([
    "loading",
    { businessEntityId: 12, predicates: merchant },
    undefined
  ])
  await screen.load(trees)
  expect([screen.page(), screen.shown()]).toEqual([2, ["Birch", "Ash"]])
})

it("keeps the place for when the rows are there", async () => {
  const driver = actorDriver(listMachine, listInput)
  const request = { search: "", sort: list.defaultSort, page: 2, pageSize: 10 }
  await driver.perform({ type: "place.opened", request, predicates: [] })
  expect(driver.state()).toBe("loading")
  await driver.settle("loadRows", refused)
  await driver.perform({ type: "retry" })
  await driver.settle("loadRows", loadedAt("2026-11-20T10:00:00.000Z"))
  expect(driver.inputOf("viewRows")).toEqual({ ...request, limit: 60 })
  await driver.settle("viewRows", Result.succeed({ rows: [], shown: 0, page: 1, pageCount: 1, filtered: 0, total: 0 }))
  expect(selectRequest<Row>(driver.snapshot()).page).toBe(1)
})

it("shows no first rows of another page than was asked for", async () => {
  const driver = actorDriver(listMachine, { ...listInput, seen: { search: "", sort: list.defaultSort, page: 2 } })
  await driver.settle("firstRows", view)
  expect([driver.state(), selectView<Row>(driver.snapshot())]).toEqual(["loading", null])
})
