import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import { makeRowsEngine, type RowsView, type ViewRequest } from "@command-center/domain/rows/rows-engine"
import { selectedIds } from "@command-center/domain/rows/selection"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import type { ListScreenEvent, LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { createActor, fromPromise, SimulatedClock } from "xstate"
import { list, listInput, listMachine, loaded, type Row, refused } from "../model/support/list-driver.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

/** Every id says whose it is: the account, the filter, the row. */
const idOf = (account: number, filter: number, row: number) => account * 1000 + filter * 100 + row
const ownerOf = (id: number) => [Math.floor(id / 1000), Math.floor((id % 1000) / 100)]

const predicatesOf = (filter: number): ReadonlyArray<AnyPredicate> => [
  { PropertyName: "ComponentLane", Operator: "LIKE", Value: String(filter) }
]
const filterOf = ([predicate]: ReadonlyArray<AnyPredicate>): number =>
  predicate !== undefined && "Value" in predicate ? Number(predicate.Value) : 0

/** What the service has at a time: some rows are gone, others are called otherwise. */
const serviceRows = (account: number, filter: number, time: number): ReadonlyArray<Row> =>
  Array.from({ length: 25 }, (_, row) => row)
    .filter((row) => (row * 7 + time * 3) % 4 !== 0)
    .map((row) => ({ id: idOf(account, filter, row), name: `${"abcde"[(row + time) % 5]} ${row % 7}` }))

interface World {
  readonly scheduler: fc.Scheduler
  readonly tick: () => number
}

/** One account's list of a client that answers when the scheduler lets it: first asked, later told. */
const openScreen = (account: number, { scheduler, tick }: World) => {
  const engine = makeRowsEngine(list)
  const clock = new SimulatedClock()
  let loading = predicatesOf(0)
  const asked = <Input, Answer>(name: string, answer: (input: Input) => Outcome<Answer, Failure>) =>
    fromPromise<Outcome<Answer, Failure>, Input>(async ({ input, signal }) => {
      await scheduler.schedule(Promise.resolve(), `${name} asked`)
      if (signal.aborted) throw signal.reason
      const found = answer(input)
      await scheduler.schedule(Promise.resolve(), `${name} told`)
      return found
    })
  const loadRows = ({ businessEntityId, predicates }: LoadRowsInput): Outcome<LoadedRows, Failure> => {
    const time = tick()
    if (time % 5 === 0) return refused
    engine.replace(serviceRows(businessEntityId, filterOf(predicates), time))
    return loaded
  }
  const firstRows = fromPromise<Outcome<RowsView<Row> | null, Failure>, ViewRequest>(async () => {
    const rows = serviceRows(account, filterOf(loading), 0).slice(0, 3)
    await scheduler.schedule(Promise.resolve(), "first rows told")
    return Result.succeed({ rows, shown: 3, page: 1, pageCount: 1, filtered: 3, total: 3 })
  })
  const actor = createActor(
    listMachine.provide({
      actors: {
        loadRows: asked<LoadRowsInput, LoadedRows>("load", loadRows),
        firstRows,
        viewRows: asked<ViewRequest, RowsView<Row>>("view", (request) => Result.succeed(engine.view(request))),
        matchingIds: asked<Narrowing, RowIds>("matching", (asked) => Result.succeed(engine.ids(asked))),
        loadedIds: asked<Narrowing, RowIds>("ids", (asked) => Result.succeed(engine.ids(asked)))
      }
    }),
    {
      clock,
      input: {
        ...listInput,
        businessEntityId: account,
        predicates: predicatesOf(0),
        pageSize: 10,
        refreshEvery: 10_000
      }
    }
  )
  actor.start()
  return {
    actor,
    engine,
    account,
    wait: () => clock.increment(10_000),
    send: (event: ListScreenEvent) => {
      if (event.type === "filter.applied") loading = event.predicates
      actor.send(event)
    }
  }
}
type Screen = ReturnType<typeof openScreen>

/** What is shown or selected and must not be. */
const faultsOf = ({ actor, engine, account }: Screen): ReadonlyArray<unknown> => {
  const snapshot = actor.getSnapshot()
  const { view, predicates, selection, request } = snapshot.context
  const shown = view?.rows ?? []
  const selected = selectedIds(selection)
  const filter = filterOf(predicates)
  const foreign = [...shown.map(list.idOf), ...selected].filter(
    (id) => ownerOf(id)[0] !== account || ownerOf(id)[1] !== filter
  )
  if (!snapshot.matches({ ready: { view: "idle" } }) || "loadRows" in snapshot.children) return foreign
  const there = new Set(engine.ids({ search: "" }))
  const gone = selected.filter((id) => !there.has(id))
  const isOld = JSON.stringify(shown) !== JSON.stringify(engine.view(request).rows)
  return [...foreign, ...gone, ...(isOld ? [{ shown, request }] : [])]
}

const handled = () => new Promise<void>((resolve) => setImmediate(resolve))

const row = fc.nat(9)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ does: "answer" } as const) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("toggle" as const, "range" as const), row }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("search" as const), search: fc.constantFrom("", "a", "1", "zz") })
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("filter" as const), filter: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("switch" as const), account: fc.integer({ min: 1, max: 3 }) })
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      { does: "wait" } as const,
      { does: "send", event: { type: "refresh.asked" } } as const,
      { does: "send", event: { type: "reload" } } as const,
      { does: "send", event: { type: "retry" } } as const,
      { does: "send", event: { type: "sort.toggled", key: "name" } } as const,
      { does: "send", event: { type: "page.changed", page: 2 } } as const,
      { does: "send", event: { type: "page.changed", page: 1 } } as const,
      { does: "send", event: { type: "pageSize.changed", pageSize: 25 } } as const,
      { does: "send", event: { type: "selectAll.toggled" } } as const,
      { does: "send", event: { type: "matching.selected" } } as const,
      { does: "send", event: { type: "page.hidden" } } as const,
      { does: "send", event: { type: "page.shown" } } as const
    )
  }
)

it("shows and holds only what belongs to the account, the filter and the rows there are, in whatever order answers come", async () => {
  await randomCases(
    "Answers out of order, account switched in flight",
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 8, maxLength: 40 }), async (scheduler, steps) => {
      let time = 0
      const tick = () => {
        time += 1
        return time
      }
      const world = { scheduler, tick }
      let screen = openScreen(1, world)
      const answer = async () => {
        if (scheduler.count() > 0) await scheduler.waitOne()
        await handled()
      }
      for (const each of steps) {
        if (each.does === "answer") await answer()
        else if (each.does === "wait") screen.wait()
        else if (each.does === "send") screen.send(each.event)
        else if (each.does === "search") screen.send({ type: "search.changed", search: each.search })
        else if (each.does === "filter") screen.send({ type: "filter.applied", predicates: predicatesOf(each.filter) })
        else if (each.does === "switch") {
          screen.actor.stop()
          screen = openScreen(each.account, world)
        } else {
          const chosen = screen.actor.getSnapshot().context.view?.rows[each.row]
          if (chosen !== undefined)
            screen.send({ type: each.does === "toggle" ? "row.toggled" : "row.ranged", id: chosen.id })
        }
        await handled()
        expect(faultsOf(screen)).toEqual([])
      }
      while (scheduler.count() > 0) {
        await answer()
        expect(faultsOf(screen)).toEqual([])
      }
      screen.actor.stop()
    }),
    cases(2000, 50)
  )
})
