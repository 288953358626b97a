import {
  selectIsLoading,
  selectIsReady,
  selectLoadFailure,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { list, listInput, listMachine, loaded, type Row, refused, view } from "./support/list-driver.ts"

const first = Result.succeed({
  rows: [{ id: 7, name: "first" }],
  shown: 1,
  page: 1,
  pageCount: 3,
  filtered: 30,
  total: 30
})

const open = () => {
  const driver = actorDriver(listMachine, listInput)
  return { ...driver, shown: () => selectView<Row>(driver.snapshot()) }
}

it("shows first rows while the others are on their way, and asks for those that were asked for", async () => {
  const driver = open()
  expect(driver.inputOf("firstRows")).toEqual({ search: "", sort: list.defaultSort, page: 1, pageSize: 10 })
  await driver.settle("firstRows", first)
  expect([driver.shown(), selectIsLoading<Row>(driver.snapshot())]).toEqual([Result.getOrThrow(first), true])
  await driver.settle("loadRows", loaded)
  await driver.settle("viewRows", view)
  expect([driver.shown(), selectIsReady<Row>(driver.snapshot())]).toEqual([Result.getOrThrow(view), true])
})

it("shows nothing early where all rows come at once", async () => {
  const driver = open()
  await driver.settle("firstRows", Result.succeed(null))
  expect([driver.shown(), selectIsLoading<Row>(driver.snapshot())]).toEqual([null, true])
})

it("shows no first rows of an answer that broke off, nor after another try", async () => {
  const driver = open()
  await driver.settle("firstRows", first)
  await driver.settle("loadRows", refused)
  expect([driver.shown(), selectLoadFailure<Row>(driver.snapshot())]).toEqual([null, list.loadFailed("busy")])
  await driver.perform({ type: "retry" })
  expect([driver.shown(), selectIsLoading<Row>(driver.snapshot())]).toEqual([null, true])
})

it("leaves the rows that are shown when they are loaded again", async () => {
  const driver = open()
  await driver.settle("loadRows", loaded)
  await driver.settle("viewRows", view)
  await driver.perform({ type: "reload" })
  await driver.settle("firstRows", first)
  expect(driver.shown()).toEqual(Result.getOrThrow(view))
  await driver.settle("loadRows", refused)
  await driver.perform({ type: "retry" })
  expect(driver.shown()).toEqual(Result.getOrThrow(view))
})

it("shows no rows of the filter before", async () => {
  const driver = open()
  await driver.settle("firstRows", first)
  await driver.perform({ type: "filter.applied", predicates: [] })
  expect(driver.shown()).toBe(null)
  await driver.settle("firstRows", first)
  expect(driver.shown()).toEqual(Result.getOrThrow(first))
})

it("turns to the page that was chosen while the rows were on their way", async () => {
  const driver = open()
  await driver.settle("firstRows", first)
  await driver.perform({ type: "page.changed", page: 2 })
  await driver.settle("loadRows", loaded)
  expect(driver.inputOf("viewRows")).toMatchObject({ page: 2 })
})
