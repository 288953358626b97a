import {
  selectAnnouncement,
  selectChanges,
  selectIsReady,
  selectIsRefreshing,
  selectRefreshEvery,
  selectStaleReason,
  selectStaleSince
} from "@command-center/machines/list-screen/list-screen.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { listInput, listMachine, loaded, openList, type Row, refused, trees, view } from "./support/list-driver.ts"

it("refreshes as often as was chosen, and says the choice for the storage", async () => {
  const screen = await openList({ refreshEvery: null })
  await screen.advance(3_600_000)
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.send({ type: "refresh.chosen", every: 10_000 })
  await screen.advance(9_999)
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.advance(1)
  await screen.load(trees)
  await screen.send({ type: "refresh.chosen", every: null })
  await screen.advance(3_600_000)
  expect([screen.isRunning("loadRows"), selectRefreshEvery<Row>(screen.snapshot()), screen.emitted()]).toEqual([
    false,
    null,
    [
      { type: "refreshChosen", list: "utgs", every: 10_000 },
      { type: "refreshChosen", list: "utgs", every: null }
    ]
  ])
})

it("keeps what was chosen while the rows are loaded for the first time, or could not be", async () => {
  const driver = actorDriver(listMachine, listInput)
  await driver.perform({ type: "refresh.chosen", every: 60_000 })
  await driver.settle("loadRows", refused)
  await driver.perform({ type: "refresh.chosen", every: 10_000 })
  expect(selectRefreshEvery<Row>(driver.snapshot())).toBe(10_000)
  await driver.perform({ type: "refresh.asked" })
  await driver.settle("loadRows", loaded)
  await driver.settle("viewRows", view)
  await driver.advance(10_000)
  expect(selectIsRefreshing<Row>(driver.snapshot())).toBe(true)
})

it("goes on with a refresh that is under way when another choice is made or another one asked for", async () => {
  const screen = await openList({ refreshEvery: null })
  await screen.perform({ type: "refresh.asked" })
  const asked = screen.snapshot().children["loadRows"]
  await screen.perform({ type: "refresh.asked" })
  await screen.perform({ type: "refresh.chosen", every: 10_000 })
  expect([selectIsRefreshing<Row>(screen.snapshot()), screen.snapshot().children["loadRows"] === asked]).toEqual([
    true,
    true
  ])
})

it("takes four times as long while nobody is there, and refreshes when somebody comes back", async () => {
  const screen = await openList({ refreshEvery: 10_000 })
  await screen.advance(5_000)
  await screen.send({ type: "user.idle" })
  await screen.advance(39_999)
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.advance(1)
  await screen.load(trees)
  await screen.advance(10_000)
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.perform({ type: "user.active" })
  await screen.load(trees)
  await screen.send({ type: "user.active" })
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.advance(10_000)
  expect(screen.isRunning("loadRows")).toBe(true)
})

it("waits twice as long after each failure, five minutes at most, and as before after a success", async () => {
  const screen = await openList({ refreshEvery: 30_000 })
  const waits: Array<number> = []
  await screen.advance(30_000)
  for (const wait of [60_000, 120_000, 240_000, 300_000, 300_000]) {
    await screen.settle("loadRows", refused)
    await screen.advance(wait - 1)
    waits.push(screen.isRunning("loadRows") ? 0 : wait)
    await screen.advance(1)
  }
  expect(waits).toEqual([60_000, 120_000, 240_000, 300_000, 300_000])
  await screen.load(trees)
  await screen.advance(30_000)
  expect([screen.isRunning("loadRows"), selectStaleSince<Row>(screen.snapshot())]).toEqual([true, null])
})

it("keeps the rows with their age when reading them again fails, however it was asked for", async () => {
  const screen = await openList()
  await screen.perform({ type: "reload" })
  await screen.settle("loadRows", refused)
  expect([
    selectIsReady<Row>(screen.snapshot()),
    screen.shown()?.length,
    selectStaleSince<Row>(screen.snapshot()),
    selectStaleReason<Row>(screen.snapshot())
  ]).toEqual([true, 10, "2026-11-20T10:00:00.000Z", "Unable to load data - busy"])
})

it("marks what a silent refresh changed in the rows shown, until the next view", async () => {
  const screen = await openList()
  await screen.perform({ type: "refresh.asked" })
  await screen.load(trees.map((row) => (row.id === 2 ? { ...row, name: "Birches" } : row)))
  expect(selectChanges<Row>(screen.snapshot())).toEqual(new Map([[2, new Set(["name"])]]))
  await screen.send({ type: "sort.toggled", key: "name" })
  expect(selectChanges<Row>(screen.snapshot())).toEqual(new Map())
})

it("says how many rows changed, every ten seconds at most, each row once", async () => {
  const screen = await openList()
  const said = () => selectAnnouncement<Row>(screen.snapshot())
  const rename = async (ids: ReadonlyArray<number>, to: string) => {
    await screen.perform({ type: "refresh.asked" })
    await screen.load(trees.map((row) => (ids.includes(row.id) ? { ...row, name: `${row.name} ${to}` } : row)))
  }
  expect(said()).toBe(null)
  await rename([1, 2, 3], "a")
  expect(said()).toEqual({ turn: 1, count: 3 })
  await rename([1, 2, 3], "b")
  await rename([2, 3, 4], "b")
  expect(said()).toEqual({ turn: 1, count: 3 })
  await screen.advance(10_000)
  expect(said()).toEqual({ turn: 2, count: 4 })
  await screen.advance(10_000)
  expect(said()).toEqual({ turn: 2, count: 4 })
})

it("goes on with a refresh, and waits no longer for the next one, while somebody searches, sorts and turns pages", async () => {
  const screen = await openList({ refreshEvery: 10_000 })
  const events = [
    { type: "search.changed", search: "e" },
    { type: "sort.toggled", key: "name" },
    { type: "page.changed", page: 2 },
    { type: "pageSize.changed", pageSize: 25 }
  ] as const
  for (const event of events) {
    await screen.advance(2_000)
    await screen.send(event)
  }
  await screen.advance(2_000)
  const refreshing = screen.snapshot().children["loadRows"]
  for (const event of events) await screen.send(event)
  expect([refreshing !== undefined, screen.snapshot().children["loadRows"] === refreshing]).toEqual([true, true])
})
