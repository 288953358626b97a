import { rowIds } from "@command-center/domain/rows/row-ids"
import { noneSelected } from "@command-center/domain/rows/selection"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { listInput, listMachine, loaded, partly, refused, unauthorized, view } from "./support/list-driver.ts"
import { modelOf } from "./support/model.ts"
import { impurities } from "./support/purity.ts"

const model = modelOf(listMachine, {
  input: listInput,
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
    { type: "page.shown" },
    { type: "row.ranged", id: 1 }
  ],
  outcomes: {
    loadRows: [loaded, refused, unauthorized],
    firstRows: [view, Result.succeed(null)],
    viewRows: [view, partly, refused],
    matchingIds: [Result.succeed(rowIds([1])), refused],
    loadedIds: [Result.succeed(rowIds([1])), refused]
  },
  project: ({ context }) => [
    context.view === null,
    context.isArriving,
    context.stale === null,
    context.isHidden,
    context.selection === noneSelected
  ],
  limit: 20_000
})
const still = modelOf(listMachine, {
  input: { ...listInput, refreshEvery: null },
  user: [],
  outcomes: { loadRows: [loaded], viewRows: [view] }
})
/** Reached where rows change: list-screen-current.model.test.ts. */
const elsewhere = ["list.ready.voice.speaking"]

it("reaches every state, ends nowhere and is pure", () =>
  expect({
    unreached: model.unreached.filter((state) => still.unreached.includes(state)),
    deadEnds: model.deadEnds,
    impurities: impurities(listMachine)
  }).toEqual({ unreached: elsewhere, deadEnds: [], impurities: [] }))

it.each(model.paths)("follows: $name", async ({ steps }) => {
  const driver = actorDriver(listMachine, listInput)
  for (const step of steps) {
    await driver.perform(step.event)
    expect(driver.state()).toEqual(step.state.value)
  }
})
