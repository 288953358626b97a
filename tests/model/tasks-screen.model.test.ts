import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { listMessages } from "@command-center/domain/message/list-messages"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectActiveFilters } from "@command-center/machines/row-screen/row-screen.selectors"
import { taskRows, tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { sampleTask } from "./sample-task.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const later = new Date("2026-11-25T15:15:00.000Z")
const timeZone = "America/New_York"
const task = sampleTask({ taskId: 11 })
const merchant = { ComponentMerchant: { operator: "LIKE", value: "Harbour" } } as const
const runDateFrom = (value: string) => ({
  PropertyName: "TaskRunAfter",
  Operator: "GTE",
  Value: value,
  TypeHint: "DateTime"
})
const rows = rowsInput({ timeZone, now, refreshEvery: 10_000 })
const input = { rows, canEdit: true }
const rowsMachine = makeRowScreenMachine(taskRows)

it("loads the last 30 days where no filter is stored for the account [A4-18]", () => {
  const driver = actorDriver(rowsMachine, rows)
  expect(driver.inputOf("list")).toMatchObject({ businessEntityId: 42, predicates: [runDateFrom("10/21/2026")] })
  expect(selectActiveFilters(tasksFilterProperties)(driver.snapshot())).toBe(1)
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
    properties: tasksFilterProperties,
    draft: merchant,
    defaultDraft: defaultTaskFilter(later, timeZone),
    now: later,
    timeZone
  })
})

it("keeps an applied filter for the account, and returns to the default with the toolbar's reset", async () => {
  const driver = actorDriver(rowsMachine, rows)
  await driver.perform({ type: "filters.opened", now })
  await driver.settle("filters", { applied: merchant })
  await driver.perform({ type: "filters.reset", now: later })
  const stored = { type: "filter.stored", list: "tasks", businessEntityId: 42 }
  const address = { type: "address.changed", list: "tasks", businessEntityId: 42 }
  expect(driver.emitted()).toEqual([
    { ...stored, draft: merchant },
    { ...address, query: "filter=Merchant+contains+Harbour" },
    { ...stored, draft: defaultTaskFilter(later, timeZone) },
    { ...address, query: "" }
  ])
})

it("deletes what is selected", async () => {
  const driver = actorDriver(tasksScreenMachine, input)
  await driver.perform({ type: "deletion.opened", selected: [11, 12] })
  expect(driver.inputOf("collectTargets")).toEqual([11, 12])
  await driver.settle("collectTargets", Result.succeed([task]))
  expect(driver.inputOf("deleteTasks")).toEqual({ businessEntityId: 42, targets: [task], canEdit: true })
})

it("opens nothing for rows that are gone, and says so", async () => {
  const driver = actorDriver(tasksScreenMachine, input)
  await driver.perform({ type: "deletion.opened", selected: [11] })
  await driver.settle("collectTargets", Result.succeed([]))
  expect([driver.state(), driver.emitted()]).toEqual([
    { open: "browsing" },
    [{ type: "toast", kind: "danger", text: listMessages.goneText }]
  ])
})

it("takes a row's own deletion together with the selection", async () => {
  const driver = actorDriver(tasksScreenMachine, input)
  await driver.perform({ type: "row.deletion.opened", id: 12, selected: [11] })
  expect(driver.inputOf("collectTargets")).toEqual([11, 12])
  const again = actorDriver(tasksScreenMachine, input)
  await again.perform({ type: "row.deletion.opened", id: 11, selected: [11] })
  expect(again.inputOf("collectTargets")).toEqual([11])
})

it("deletes nothing without the edit right, nor with nothing selected", async () => {
  const readOnly = actorDriver(tasksScreenMachine, { ...input, canEdit: false }).snapshot()
  expect(readOnly.can({ type: "row.deletion.opened", id: 12, selected: [] })).toBe(false)
  expect(readOnly.can({ type: "deletion.opened", selected: [11] })).toBe(false)
  expect(actorDriver(tasksScreenMachine, input).snapshot().can({ type: "deletion.opened", selected: [] })).toBe(false)
})

it("copies a row for everybody, by its task id and type [A2.6-21]", async () => {
  const driver = actorDriver(rowsMachine, rows)
  await driver.perform({ type: "row.copied", row: task })
  expect(driver.emitted()).toEqual([
    {
      type: "copy",
      text: JSON.stringify(task, null, 2),
      copied: "The data for Task Id: 11 (Restart UTG) has been copied to your clipboard."
    }
  ])
})
