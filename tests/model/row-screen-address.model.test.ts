import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { defaultLayout, withDensity, withShown } from "@command-center/domain/rows/columns"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import { makeRowsEngine, type RowsView, type ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectFilter, selectLayout, selectList } from "@command-center/machines/row-screen/row-screen.selectors"
import type { RowScreenEvent, ScreenInput } from "@command-center/machines/row-screen/row-screen.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { type AnyEventObject, createActor, fromPromise, SimulatedClock } from "xstate"
import { rowsInput } from "./screen-input.ts"

const definition = {
  list: taskList,
  properties: tasksFilterProperties,
  defaultFilter: defaultTaskFilter,
  copyOf: (row: TaskRow) => row
}
const usual = defaultLayout(taskList.columns.map(({ key }) => key))
const lane = { ComponentLane: { operator: "LIKE", value: "7" } } as const
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The real screen over the real list and engine, with as many tasks as asked for; the service gives them at once. */
const openTasks = async (count: number, changes: Partial<ScreenInput> = {}) => {
  const engine = makeRowsEngine(taskList)
  const asked: Array<LoadRowsInput> = []
  const names = Object.keys(taskList.fields)
  const none = Object.fromEntries(names.map((name) => [name, null]))
  const list = makeListScreenMachine<TaskRow>("tasks").provide({
    actors: {
      loadRows: fromPromise<Outcome<LoadedRows, Failure>, LoadRowsInput>(({ input }) => {
        asked.push(input)
        engine.replace(
          Array.from(
            { length: count },
            (_, taskId) => ({ ...none, taskId, componentLane: `lane ${taskId}` }) as TaskRow
          )
        )
        return Promise.resolve(
          Result.succeed({ total: count, unreadable: { count: 0, reasons: [] }, loadedAt: "2026-11-20T10:00:00.000Z" })
        )
      }),
      viewRows: fromPromise<Outcome<RowsView<TaskRow>, Failure>, ViewRequest>(({ input }) =>
        Promise.resolve(Result.succeed(engine.view(input)))
      ),
      matchingIds: fromPromise<Outcome<RowIds, Failure>, Narrowing>(({ input }) =>
        Promise.resolve(Result.succeed(engine.ids(input)))
      ),
      loadedIds: fromPromise<Outcome<RowIds, Failure>, Narrowing>(() =>
        Promise.resolve(Result.succeed(engine.ids({ search: "" })))
      )
    }
  })
  const emitted: Array<AnyEventObject> = []
  const clock = new SimulatedClock()
  const input = rowsInput({
    pageSize: 10,
    seen: { search: "", sort: taskList.defaultSort, page: 1 },
    layout: usual,
    ...changes
  })
  const actor = createActor(makeRowScreenMachine<TaskRow>(definition).provide({ actors: { list } }), {
    input,
    clock,
    inspect: emissionsTo((event) => emitted.push(event))
  }).start()
  await settled()
  const listOf = () => {
    const found = selectList<TaskRow>(actor.getSnapshot())
    if (found === undefined) throw new Error("the list is not there")
    return found
  }
  const addresses = () => emitted.flatMap((event) => (event.type === "address.changed" ? [event["query"]] : []))
  return {
    asked,
    emitted,
    input,
    addresses,
    address: () => actor.getSnapshot().context.address,
    filter: () => selectFilter<TaskRow>(actor.getSnapshot()),
    layout: () => selectLayout<TaskRow>(actor.getSnapshot()),
    request: () => listOf().getSnapshot().context.request,
    rest: () => clock.increment(300),
    send: async (event: RowScreenEvent<TaskRow>) => {
      actor.send(event)
      await settled()
    },
    tell: async (event: Parameters<ReturnType<typeof listOf>["send"]>[0]) => {
      listOf().send(event)
      await settled()
    }
  }
}

it("says what is seen as it changes, and once more that it rests; the address stays bare before", async () => {
  const screen = await openTasks(45, { filter: lane })
  expect(screen.emitted).toEqual([])
  await screen.tell({ type: "page.changed", page: 3 })
  await screen.tell({ type: "search.changed", search: "lane 1" })
  await screen.tell({ type: "sort.toggled", key: "componentLane" })
  await screen.send({ type: "layout.changed", layout: withShown(usual, "componentFileId", false) })
  await screen.tell({ type: "pageSize.changed", pageSize: 25 })
  const filter = "filter=Lane+contains+7"
  expect(screen.addresses()).toEqual([
    `page=3&size=10&${filter}`,
    `search=lane+1&size=10&${filter}`,
    `search=lane+1&sort=-componentLane&size=10&${filter}`,
    `search=lane+1&sort=-componentLane&size=10&${filter}&columns=-componentFileId`,
    `search=lane+1&sort=-componentLane&size=25&${filter}&columns=-componentFileId`
  ])
  const settledCount = () => screen.emitted.filter(({ type }) => type === "address.settled").length
  expect(settledCount()).toBe(0)
  screen.rest()
  expect(settledCount()).toBe(1)
})

it("opens at the place it is given, and corrects a page that there is not", async () => {
  const screen = await openTasks(45, {
    seen: { search: "lane", sort: { key: "componentLane", direction: "ascending" }, page: 9 },
    address: "search=lane&sort=componentLane&page=9"
  })
  expect([screen.request(), screen.addresses()]).toEqual([
    { search: "lane", facets: {}, sort: { key: "componentLane", direction: "ascending" }, page: 5, pageSize: 10 },
    ["search=lane&sort=componentLane&page=5&size=10"]
  ])
})

it("takes a property out of the filter, keeps that for the account and asks for the rows without it", async () => {
  const screen = await openTasks(3, { filter: { ...defaultTaskFilter(rowsInput().now, "UTC"), ...lane } })
  await screen.send({ type: "filter.removed", propertyName: "MachineStatus" })
  expect(screen.emitted).toEqual([])
  await screen.send({ type: "filter.removed", propertyName: "TaskRunAfter" })
  await screen.send({ type: "filter.removed", propertyName: "ComponentLane" })
  expect(screen.asked.map(({ predicates }) => predicates).slice(1)).toEqual([
    [{ PropertyName: "ComponentLane", Operator: "LIKE", Value: "7" }],
    []
  ])
  expect(screen.emitted).toEqual([
    { type: "filter.stored", list: "tasks", businessEntityId: 42, draft: lane },
    { type: "address.changed", list: "tasks", businessEntityId: 42, query: "size=10&filter=Lane+contains+7" },
    { type: "filter.stored", list: "tasks", businessEntityId: 42, draft: {} },
    { type: "address.changed", list: "tasks", businessEntityId: 42, query: "size=10&filter=" }
  ])
  await screen.send({ type: "filters.reset", now: screen.input.now })
  expect([screen.addresses().at(-1), screen.filter()]).toEqual(["size=10", defaultTaskFilter(screen.input.now, "UTC")])
})

it("opens what an address says, without saying it again; what it does not say is as documented", async () => {
  const screen = await openTasks(45, { filter: lane, layout: withDensity(usual, "compact") })
  const place = {
    search: "lane",
    sort: taskList.defaultSort,
    page: 2,
    pageSize: 25,
    filter: null,
    layout: null
  }
  const said = { address: "search=lane&page=2&size=25", viewName: null, ignored: ["Left out: sort."] }
  const now = new Date("2026-11-21T15:15:00.000Z")
  await screen.send({ type: "address.opened", place, now, said })
  const { search, sort, page, pageSize } = place
  expect([screen.request(), screen.layout(), screen.address()]).toEqual([
    { search, facets: {}, sort, page, pageSize },
    usual,
    said.address
  ])
  const days = defaultTaskFilter(now, "UTC")
  expect([screen.filter(), screen.asked.at(-1)?.predicates]).toEqual([
    days,
    toPredicates(tasksFilterProperties, days, "UTC")
  ])
  expect(screen.emitted.map(({ type }) => type)).toEqual(["alert"])

  await screen.send({ type: "address.opened", place: { ...place, page: 1 }, now })
  expect([screen.addresses(), screen.asked.length]).toEqual([["search=lane&size=25"], 2])
})
