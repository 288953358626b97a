import {
  selectIsLoading,
  selectLoadedAt,
  selectLoadFailure,
  selectRequest,
  selectStaleReason,
  selectStaleSince,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { listInput, listMachine, loaded, loadedAt, openList, type Row, refused, trees } from "./support/list-driver.ts"

it("refreshes silently: page, search, sort and selection stay, ids that are gone are dropped", async () => {
  const screen = await openList()
  await screen.send({ type: "sort.toggled", key: "name" })
  await screen.send({ type: "page.changed", page: 2 })
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "row.toggled", id: 2 })
  const before = selectRequest<Row>(screen.snapshot())
  await screen.advance(30_000)
  expect([selectIsLoading<Row>(screen.snapshot()), screen.shown()]).toEqual([false, ["Birch", "Ash"]])
  await screen.load(
    trees.filter(({ id }) => id !== 2),
    loadedAt("2026-11-20T10:00:30.000Z")
  )
  expect([screen.selected(), screen.shown(), selectRequest<Row>(screen.snapshot())]).toEqual([[1], ["Ash"], before])
  expect(selectLoadedAt<Row>(screen.snapshot())).toBe("2026-11-20T10:00:30.000Z")
})

it("goes to the last page there is when a refresh shortens the list", async () => {
  const screen = await openList()
  await screen.send({ type: "page.changed", page: 2 })
  await screen.advance(30_000)
  await screen.load(trees.slice(0, 3))
  expect([screen.page(), selectRequest<Row>(screen.snapshot()).page, screen.shown()]).toEqual([
    1,
    1,
    ["Ash", "Birch", "Cedar"]
  ])
})

it("keeps the rows and says since when they are old while a refresh fails, until one succeeds", async () => {
  const screen = await openList()
  await screen.advance(30_000)
  await screen.settle("loadRows", refused)
  expect([
    selectStaleSince<Row>(screen.snapshot()),
    selectStaleReason<Row>(screen.snapshot()),
    screen.shown()?.length
  ]).toEqual(["2026-11-20T10:00:00.000Z", "Unable to load data - busy", 10])
  await screen.send({ type: "retry" })
  await screen.load(trees, loadedAt("2026-11-20T10:01:00.000Z"))
  expect(selectStaleSince<Row>(screen.snapshot())).toBe(null)
})

it("does not refresh while the tab is hidden, but at once when it is back after the time is over", async () => {
  const screen = await openList()
  await screen.send({ type: "page.hidden" })
  await screen.advance(300_000)
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.send({ type: "page.shown" })
  expect(screen.isRunning("loadRows")).toBe(true)
})

it("never refreshes without an interval", async () => {
  const screen = await openList({ refreshEvery: null })
  await screen.advance(3_600_000)
  expect(screen.isRunning("loadRows")).toBe(false)
})

it("says the reason of a failed load and loads again, never as an empty list [A8-08]", async () => {
  const driver = actorDriver(listMachine, listInput)
  await driver.settle("loadRows", refused)
  expect([selectLoadFailure<Row>(driver.snapshot()), selectView<Row>(driver.snapshot())]).toEqual([
    "Unable to load data - busy",
    null
  ])
  await driver.perform({ type: "retry" })
  expect(selectIsLoading<Row>(driver.snapshot())).toBe(true)
})

it("applies a filter by loading anew from page 1 with nothing selected [A4-22]", async () => {
  const screen = await openList()
  await screen.send({ type: "page.changed", page: 2 })
  await screen.send({ type: "row.toggled", id: 11 })
  const predicates = [{ PropertyName: "ComponentLane", Operator: "LIKE" as const, Value: "4" }]
  await screen.perform({ type: "filter.applied", predicates })
  expect([
    screen.inputOf("loadRows"),
    selectIsLoading<Row>(screen.snapshot()),
    screen.shown(),
    screen.selected()
  ]).toEqual([{ businessEntityId: 12, predicates }, true, undefined, []])
  await screen.load(trees)
  expect(screen.page()).toBe(1)
})

it("reloads with what failed still selected, and drops what is gone", async () => {
  const screen = await openList()
  for (const id of [3, 4]) await screen.send({ type: "row.toggled", id })
  await screen.perform({ type: "reload" })
  await screen.load(trees.filter(({ id }) => id !== 3))
  expect(screen.selected()).toEqual([4])
})

it("asks for the last thing typed only", async () => {
  const driver = actorDriver(listMachine, listInput)
  await driver.settle("loadRows", loaded)
  await driver.perform({ type: "search.changed", search: "a" })
  await driver.perform({ type: "search.changed", search: "ab" })
  expect(driver.inputOf("viewRows")).toEqual({ ...selectRequest<Row>(driver.snapshot()), search: "ab", limit: 60 })
})
