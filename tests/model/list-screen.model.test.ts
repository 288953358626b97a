import type { ListDescription } from "@command-center/domain/rows/list-description"
import { makeRowsEngine } from "@command-center/domain/rows/rows-engine"
import { noneSelected, selectedIds } from "@command-center/domain/rows/selection"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import {
  selectAllState,
  selectIsLoading,
  selectLoadedAt,
  selectLoadFailure,
  selectOffersMatching,
  selectRequest,
  selectSort,
  selectStaleReason,
  selectStaleSince,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import type { ListScreenEvent, ListScreenInput } from "@command-center/machines/list-screen/list-screen.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { modelOf } from "./support/model.ts"
import { impurities } from "./support/purity.ts"

interface Row {
  readonly id: number
  readonly name: string
}

const list: ListDescription<Row> = {
  id: "utgs",
  title: "UTG List",
  fields: { id: "id", name: "text" },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: [{ key: "name", label: "Name", kind: "text" }],
  defaultSort: { key: "name", direction: "ascending" },
  selectAll: "page",
  emptyText: "None",
  loadFailed: (reason) => `Unable to load data - ${reason}`,
  copied: ({ name }) => name,
  area: "utgs"
}
const machine = makeListScreenMachine<Row>("list")
const input: ListScreenInput<Row> = { list, businessEntityId: 12, predicates: [], pageSize: 10, refreshEvery: 30_000 }

const loaded = Result.succeed({ total: 1, unreadable: { count: 0, reasons: [] }, loadedAt: "2026-11-20T10:00:00.000Z" })
const view = Result.succeed({ rows: [{ id: 1, name: "a" }], page: 1, pageCount: 1, filtered: 1, total: 1 })
const refused = Result.fail({ _tag: "Refused" as const, sentence: "busy" })
const unauthorized = Result.fail({ _tag: "Unauthorized" as const, sentence: "Unauthorized" })

const model = modelOf(machine, {
  input,
  user: [
    { type: "search.changed", search: "a" },
    { type: "sort.toggled", key: "name" },
    { type: "page.changed", page: 2 },
    { type: "pageSize.changed", pageSize: 25 },
    { type: "row.toggled", id: 1 },
    { type: "selectAll.toggled" },
    { type: "matching.selected" },
    { type: "selection.cleared" },
    { type: "filter.applied", predicates: [] },
    { type: "reload" },
    { type: "retry" },
    { type: "page.hidden" },
    { type: "page.shown" }
  ],
  outcomes: {
    loadRows: [loaded, refused, unauthorized],
    viewRows: [view, refused],
    matchingIds: [Result.succeed([1]), refused],
    loadedIds: [Result.succeed([1]), refused]
  },
  project: ({ context }) => [
    context.view === null,
    context.stale === null,
    context.isHidden,
    context.selection === noneSelected
  ],
  limit: 20_000
})
const still = modelOf(machine, {
  input: { ...input, refreshEvery: null },
  user: [],
  outcomes: { loadRows: [loaded], viewRows: [view] }
})

it("reaches every state, ends nowhere and is pure", () =>
  expect({
    unreached: model.unreached.filter((state) => still.unreached.includes(state)),
    deadEnds: model.deadEnds,
    impurities: impurities(machine)
  }).toEqual({ unreached: [], deadEnds: [], impurities: [] }))

it.each(model.paths)("follows: $name", async ({ steps }) => {
  const driver = actorDriver(machine, input)
  for (const step of steps) {
    await driver.perform(step.event)
    expect(driver.state()).toEqual(step.state.value)
  }
})

const names = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Yew"]
const trees: ReadonlyArray<Row> = names.map((name, index) => ({ id: index + 1, name }))
const at = (loadedAt: string, count = 0) =>
  Result.succeed({ total: trees.length, unreadable: { count, reasons: count === 0 ? [] : ["id"] }, loadedAt })

/** The real machine on the real engine: what is asked of an actor is answered from the rows. */
const open = async (given: Partial<ListScreenInput<Row>> = {}) => {
  const driver = actorDriver(machine, { ...input, ...given })
  const engine = makeRowsEngine(list)
  const answerView = async () => {
    const request = driver.snapshot().context.request
    await driver.settle("viewRows", Result.succeed(engine.view(request)))
  }
  const load = async (rows: ReadonlyArray<Row>, outcome: unknown = at("2026-11-20T10:00:00.000Z")) => {
    engine.replace(rows)
    await driver.settle("loadRows", outcome)
    if (driver.isRunning("loadedIds")) await driver.settle("loadedIds", Result.succeed(engine.ids("")))
    if (driver.isRunning("viewRows")) await answerView()
  }
  await load(trees)
  return {
    ...driver,
    load,
    send: async (event: ListScreenEvent) => {
      await driver.perform(event)
      if (driver.isRunning("matchingIds")) {
        const search = driver.snapshot().context.request.search
        await driver.settle("matchingIds", Result.succeed(engine.ids(search)))
      }
      if (driver.isRunning("viewRows")) await answerView()
    },
    shown: () => selectView<Row>(driver.snapshot())?.rows.map(({ name }) => name),
    page: () => selectView<Row>(driver.snapshot())?.page,
    selected: () => selectedIds(driver.snapshot().context.selection)
  }
}

it("resets to page 1 when the search changes or the page size does, and says the size for the storage [A4-23 A4-24 A4-34 A4-35]", async () => {
  const screen = await open()
  await screen.send({ type: "page.changed", page: 2 })
  expect([screen.page(), screen.shown()]).toEqual([2, ["Rowan", "Yew"]])
  await screen.send({ type: "search.changed", search: "E" })
  expect([screen.page(), screen.shown()]).toEqual([1, ["Cedar", "Elm", "Hazel", "Maple", "Pine", "Yew"]])
  await screen.send({ type: "search.changed", search: "" })
  await screen.send({ type: "page.changed", page: 2 })
  await screen.send({ type: "pageSize.changed", pageSize: 25 })
  expect([screen.page(), screen.shown()]).toEqual([1, names])
  expect(screen.emitted()).toEqual([{ type: "pageSizeChosen", pageSize: 25 }])
})

it("sorts a new column in the list's first direction and toggles from there [A4-33]", async () => {
  const screen = await open({ pageSize: 25 })
  const sort = () => selectSort<Row>(screen.snapshot())
  await screen.send({ type: "sort.toggled", key: "name" })
  expect([sort(), screen.shown()?.[0]]).toEqual([{ key: "name", direction: "descending" }, "Yew"])
  await screen.send({ type: "sort.toggled", key: "name" })
  expect(sort()).toEqual({ key: "name", direction: "ascending" })
  await screen.send({ type: "sort.toggled", key: "id" })
  expect(sort()).toEqual({ key: "id", direction: "ascending" })
  await screen.send({ type: "sort.toggled", key: "name", firstDirection: "descending" })
  expect(sort()).toEqual({ key: "name", direction: "descending" })
})

it("selects the page, offers all matching rows, and a further click clears", async () => {
  const screen = await open()
  await screen.send({ type: "selectAll.toggled" })
  expect([
    screen.selected(),
    selectAllState<Row>(screen.snapshot()),
    selectOffersMatching<Row>(screen.snapshot())
  ]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "all", true])
  await screen.send({ type: "matching.selected" })
  expect([screen.selected().length, selectOffersMatching<Row>(screen.snapshot())]).toEqual([12, false])
  await screen.send({ type: "page.changed", page: 2 })
  expect(screen.selected().length).toBe(12)
  await screen.send({ type: "selectAll.toggled" })
  expect([screen.selected(), selectAllState<Row>(screen.snapshot())]).toEqual([[], "none"])
})

it("selects every filtered row where the list says so, and a second click clears [A4-25 A4-26]", async () => {
  const screen = await open({ list: { ...list, selectAll: "matching" } })
  await screen.send({ type: "search.changed", search: "a" })
  await screen.send({ type: "selectAll.toggled" })
  expect(screen.selected()).toEqual([1, 3, 6, 7, 8, 9, 11])
  await screen.send({ type: "selectAll.toggled" })
  expect(screen.selected()).toEqual([])
})

it("clears the selection with the page, the page size and the search, but not with the sort", async () => {
  const screen = await open()
  const leaving: ReadonlyArray<ListScreenEvent> = [
    { type: "page.changed", page: 2 },
    { type: "pageSize.changed", pageSize: 25 },
    { type: "search.changed", search: "a" }
  ]
  for (const event of leaving) {
    await screen.send({ type: "row.selected", id: 9 })
    await screen.send({ type: "sort.toggled", key: "name" })
    expect(screen.selected()).toEqual([9])
    await screen.send(event)
    expect(screen.selected()).toEqual([])
  }
})

it("selects nothing where the list has no checkboxes", async () => {
  const screen = await open({ list: { ...list, selectAll: "none" } })
  await screen.send({ type: "selectAll.toggled" })
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "matching.selected" })
  expect(screen.selected()).toEqual([])
})

it("refreshes silently: page, search, sort and selection stay, ids that are gone are dropped", async () => {
  const screen = await open()
  await screen.send({ type: "sort.toggled", key: "name" })
  await screen.send({ type: "page.changed", page: 2 })
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "row.toggled", id: 2 })
  const before = selectRequest<Row>(screen.snapshot())
  await screen.advance(30_000)
  expect([selectIsLoading<Row>(screen.snapshot()), screen.shown()]).toEqual([false, ["Birch", "Ash"]])
  await screen.load(
    trees.filter(({ id }) => id !== 2),
    at("2026-11-20T10:00:30.000Z")
  )
  expect([screen.selected(), screen.shown(), selectRequest<Row>(screen.snapshot())]).toEqual([[1], ["Ash"], before])
  expect(selectLoadedAt<Row>(screen.snapshot())).toBe("2026-11-20T10:00:30.000Z")
})

it("goes to the last page there is when a refresh shortens the list", async () => {
  const screen = await open()
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
  const screen = await open()
  await screen.advance(30_000)
  await screen.settle("loadRows", refused)
  expect([
    selectStaleSince<Row>(screen.snapshot()),
    selectStaleReason<Row>(screen.snapshot()),
    screen.shown()?.length
  ]).toEqual(["2026-11-20T10:00:00.000Z", "busy", 10])
  await screen.send({ type: "retry" })
  await screen.load(trees, at("2026-11-20T10:01:00.000Z"))
  expect(selectStaleSince<Row>(screen.snapshot())).toBe(null)
})

it("does not refresh while the tab is hidden, but at once when it is back after the time is over", async () => {
  const screen = await open()
  await screen.send({ type: "page.hidden" })
  await screen.advance(300_000)
  expect(screen.isRunning("loadRows")).toBe(false)
  await screen.send({ type: "page.shown" })
  expect(screen.isRunning("loadRows")).toBe(true)
})

it("never refreshes without an interval", async () => {
  const screen = await open({ refreshEvery: null })
  await screen.advance(3_600_000)
  expect(screen.isRunning("loadRows")).toBe(false)
})

it("says the reason of a failed load and loads again, never as an empty list [A8-08]", async () => {
  const driver = actorDriver(machine, input)
  await driver.settle("loadRows", refused)
  expect([selectLoadFailure<Row>(driver.snapshot()), selectView<Row>(driver.snapshot())]).toEqual([
    "Unable to load data - busy",
    null
  ])
  await driver.perform({ type: "retry" })
  expect(selectIsLoading<Row>(driver.snapshot())).toBe(true)
})

it("tells the session of a 401, on loading and on refreshing", async () => {
  const driver = actorDriver(machine, input)
  await driver.settle("loadRows", unauthorized)
  expect(driver.emitted()).toEqual([{ type: "unauthorized" }])
  const screen = await open()
  await screen.advance(30_000)
  await screen.settle("loadRows", unauthorized)
  expect([screen.emitted(), screen.shown()?.length]).toEqual([[{ type: "unauthorized" }], 10])
})

it("applies a filter by loading anew from page 1 with nothing selected [A4-22]", async () => {
  const screen = await open()
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
  const screen = await open()
  await screen.send({ type: "selection.changed", ids: [3, 4] })
  await screen.perform({ type: "reload" })
  await screen.load(trees.filter(({ id }) => id !== 3))
  expect(screen.selected()).toEqual([4])
})

it("says how many rows could not be read, once as long as the number stays", async () => {
  const driver = actorDriver(machine, input)
  await driver.settle("loadRows", at("2026-11-20T10:00:00.000Z", 3))
  await driver.settle("viewRows", view)
  await driver.advance(30_000)
  await driver.settle("loadRows", at("2026-11-20T10:00:30.000Z", 3))
  await driver.advance(30_000)
  await driver.settle("loadRows", at("2026-11-20T10:01:00.000Z", 2))
  expect(driver.emitted()).toEqual([
    { type: "unreadableRows", count: 3, reasons: ["id"] },
    { type: "unreadableRows", count: 2, reasons: ["id"] }
  ])
})

it("shows the answer to the last thing asked, whatever comes late", async () => {
  const driver = actorDriver(machine, input)
  await driver.settle("loadRows", loaded)
  await driver.perform({ type: "search.changed", search: "a" })
  await driver.perform({ type: "search.changed", search: "ab" })
  expect(driver.inputOf("viewRows")).toEqual({ ...selectRequest<Row>(driver.snapshot()), search: "ab" })
})
