import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { tasksAddressProperties } from "@command-center/domain/filter/property"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import {
  selectActiveFilters,
  selectIsViewChanged,
  selectViewName
} from "@command-center/machines/row-screen/row-screen.selectors"
import { taskRows } from "@command-center/machines/screens/tasks-screen"
import { expect, it } from "vitest"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const later = new Date("2026-11-25T15:15:00.000Z")
const timeZone = "America/New_York"
const merchant = { ComponentMerchant: { operator: "LIKE", value: "Harbour" } } as const
const runDateFrom = (value: string) => ({
  PropertyName: "TaskRunAfter",
  Operator: "GTE",
  Value: value,
  TypeHint: "DateTime"
})
const rows = rowsInput({ timeZone, now, refreshEvery: 10_000 })
const rowsMachine = makeRowScreenMachine(taskRows)

it("loads the last 30 days where no filter is stored for the account [A4-18]", () => {
  const driver = actorDriver(rowsMachine, rows)
  expect(driver.inputOf("list")).toMatchObject({ businessEntityId: 42, predicates: [runDateFrom("10/21/2026")] })
  expect(selectActiveFilters(tasksAddressProperties)(driver.snapshot())).toBe(1)
})

it("loads with the filter stored for the account instead of the default [A4-20]", () => {
  const driver = actorDriver(rowsMachine, { ...rows, filter: merchant })
  expect(driver.inputOf("list")).toMatchObject({
    predicates: [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "Harbour" }]
  })
})

it("hands the dialog the filter in force and the default to return to", async () => {
  const driver = actorDriver(rowsMachine, { ...rows, filter: merchant })
  await driver.perform({ type: "filters.opened", now: later })
  expect(driver.inputOf("filters")).toEqual({
    properties: tasksAddressProperties,
    draft: merchant,
    defaultDraft: defaultTaskFilter(later, timeZone),
    now: later,
    timeZone
  })
})

it("keeps an applied filter for the account, and returns to the default with the toolbar's reset, of which nothing is kept: it moves on with the days", async () => {
  const driver = actorDriver(rowsMachine, rows)
  await driver.perform({ type: "filters.opened", now })
  await driver.settle("filters", { applied: merchant })
  await driver.perform({ type: "filters.reset", now: later })
  const stored = { type: "filter.stored", list: "tasks", businessEntityId: 42 }
  const address = { type: "address.changed", list: "tasks", businessEntityId: 42 }
  expect(driver.emitted()).toEqual([
    { ...stored, draft: merchant },
    { ...address, query: "filter=Merchant+contains+Harbour" },
    { ...stored, draft: null },
    { ...address, query: "" }
  ])
})

it("saves a view of the default days as that on a later day, and has it in force; one that is applied is of that day", async () => {
  const night = { name: "Night", query: "search=night" }
  const views = { views: [{ name: "Lately", query: "" }, night], defaultName: null }
  const seen = { search: "", sort: taskRows.list.defaultSort, page: 1 }
  const driver = actorDriver(rowsMachine, { ...rows, seen, views, viewName: "Lately" })
  const inForce = () => [selectViewName(taskRows)(driver.snapshot()), selectIsViewChanged(taskRows)(driver.snapshot())]
  await driver.perform({ type: "views.opened", views, now: later })
  expect(driver.inputOf("listViews")).toMatchObject({
    query: "",
    addressed: { defaultFilter: defaultTaskFilter(now, timeZone) }
  })
  await driver.settle("listViews", { applied: null, saved: views, inForce: "Lately" })
  await driver.perform({ type: "filters.opened", now: later })
  await driver.settle("filters", { applied: null })
  expect(inForce()).toEqual(["Lately", false])
  await driver.perform({ type: "views.opened", views, now: later })
  await driver.settle("listViews", { applied: night, saved: views, inForce: "Night" })
  expect(driver.snapshot().context.filter).toEqual(defaultTaskFilter(later, timeZone))
  expect(inForce()).toEqual(["Night", false])
})
