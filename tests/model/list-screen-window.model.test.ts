import {
  selectAllState,
  selectOffersMatching,
  selectRequest,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { listInput, listMachine, loaded, loadedAt, type Row, trees } from "./support/list-driver.ts"

const counts = { page: 1, pageCount: 2, filtered: 12, total: 12 }
const viewOf = (rows: ReadonlyArray<Row>, shown = 10) => Result.succeed({ ...counts, rows, shown })
const seen = viewOf(trees.slice(0, 4))
const whole = viewOf(trees.slice(0, 10).map((row) => ({ ...row })))

const open = async () => {
  const driver = actorDriver(listMachine, listInput)
  await driver.settle("loadRows", loaded)
  return {
    ...driver,
    rows: () => selectView<Row>(driver.snapshot())?.rows,
    view: () => Object(driver.state()).ready.view,
    limit: () => Object(driver.inputOf("viewRows")).limit,
    all: () => selectAllState<Row>(driver.snapshot())
  }
}

it("asks for the rows that can be seen, then for all of the page; those seen stay the very same", async () => {
  const list = await open()
  expect([list.view(), list.limit()]).toEqual(["viewing", 60])
  await list.settle("viewRows", seen)
  const first = list.rows()
  expect([list.view(), list.limit(), first]).toEqual(["filling", undefined, trees.slice(0, 4)])
  expect(list.inputOf("viewRows")).toEqual(selectRequest<Row>(list.snapshot()))
  await list.settle("viewRows", whole)
  expect([list.view(), list.rows()]).toEqual(["idle", trees.slice(0, 10)])
  expect(list.rows()?.flatMap((row, index) => (row === first?.[index] ? [index] : []))).toEqual([0, 1, 2, 3])
})

it("asks once where the page has no more rows", async () => {
  const list = await open()
  await list.settle("viewRows", viewOf(trees.slice(0, 10)))
  expect([list.view(), list.running()]).toEqual(["idle", []])
})

it("asks for the last thing typed while the page fills", async () => {
  const list = await open()
  await list.settle("viewRows", seen)
  await list.perform({ type: "search.changed", search: "a" })
  expect([list.view(), list.limit()]).toEqual(["viewing", 60])
})

it("selects the page when all of it is there, and offers no more before", async () => {
  const list = await open()
  await list.settle("viewRows", seen)
  await list.perform({ type: "selectAll.toggled" })
  expect([list.view(), list.all()]).toEqual(["selectingPage", "none"])
  await list.settle("viewRows", whole)
  expect([list.view(), list.all(), selectOffersMatching<Row>(list.snapshot())]).toEqual(["idle", "all", true])
  await list.perform({ type: "sort.toggled", key: "name" })
  await list.settle("viewRows", seen)
  expect([list.all(), selectOffersMatching<Row>(list.snapshot())]).toEqual(["some", false])
})

it("takes the whole page at once after a silent refresh", async () => {
  const list = await open()
  await list.settle("viewRows", seen)
  await list.settle("viewRows", whole)
  await list.advance(30_000)
  await list.settle("loadRows", loadedAt("2026-11-20T10:00:30.000Z"))
  expect([list.view(), list.limit(), list.rows()?.length]).toEqual(["filling", undefined, 10])
  await list.settle("viewRows", viewOf(trees.slice(2, 12)))
  expect([list.view(), list.rows()]).toEqual(["idle", trees.slice(2, 12)])
})
