import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { activeCount, isActive, toPredicates } from "@command-center/domain/filter/filter-predicates"
import {
  tasksFilterProperties,
  utgAddressProperties,
  utgFilterProperties
} from "@command-center/domain/filter/property"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import {
  selectClause,
  selectCurrent,
  selectIssues,
  selectProperties,
  selectRefusal,
  selectValues
} from "@command-center/machines/filters/filters.selectors"
import type { FiltersInput } from "@command-center/machines/filters/filters.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const timeZone = "America/New_York"
const tasksDefault = defaultTaskFilter(now, timeZone)
const tasks: FiltersInput = {
  properties: tasksFilterProperties,
  draft: tasksDefault,
  defaultDraft: tasksDefault,
  now,
  timeZone
}
const utgs: FiltersInput = { properties: utgFilterProperties, draft: {}, defaultDraft: {}, now, timeZone }

const propertyNamed = (name: string) => utgFilterProperties.filter(({ propertyName }) => propertyName === name)

it("lists the properties and edits the chosen one [A2.6-27 A2.9-01]", async () => {
  const driver = actorDriver(filtersMachine, tasks)
  expect(selectProperties(driver.snapshot())).toEqual(tasksFilterProperties)
  await driver.perform({ type: "property.chosen", propertyName: "ComponentMerchant" })
  await driver.perform({ type: "value.changed", value: "Harbour" })
  expect([selectCurrent(driver.snapshot())?.label, selectClause(driver.snapshot())]).toEqual([
    "Merchant",
    { operator: "LIKE", value: "Harbour", touched: true }
  ])
})

it("lists a property that is not offered only where the address asked for it", () => {
  const listed = (draft: FiltersInput["draft"]) =>
    selectProperties(actorDriver(filtersMachine, { ...utgs, properties: utgAddressProperties, draft }).snapshot())
  const status = { operator: "EQ", value: "Outdated", touched: true } as const
  expect(listed({})).toEqual(utgFilterProperties)
  expect(listed({ ConfigStatus: status }).map(({ propertyName }) => propertyName)).toEqual([
    ...utgFilterProperties.map(({ propertyName }) => propertyName),
    "ConfigStatus"
  ])
})

it("marks the properties that are set [A2.6-28 A2.9-02 B2.filter-02]", async () => {
  const driver = actorDriver(filtersMachine, tasks)
  await driver.perform({ type: "property.chosen", propertyName: "MachineStatus" })
  await driver.perform({ type: "value.changed", value: "Online" })
  const active = tasksFilterProperties.filter((property) => isActive(property, driver.snapshot().context.draft))
  expect(active.map(({ label }) => label)).toEqual(["Machine Status", "Task Run Date"])
})

it("disables Apply while a permanent id is not a GUID [A5-06 A5-07 A5-08 B5-14]", async () => {
  for (const [propertyName, refusal] of [
    ["MachinePermanentId", "Machine Permanent ID: Please enter a valid GUID."],
    ["ComponentPermanentId", "Component Permanent ID: Please enter a valid GUID."]
  ] as const) {
    const driver = actorDriver(filtersMachine, utgs)
    await driver.perform({ type: "property.chosen", propertyName })
    await driver.perform({ type: "value.changed", value: "0b8f6a50-6a7e" })
    expect(selectIssues(driver.snapshot())).toEqual([
      { propertyName, condition: "first", message: "Please enter a valid GUID." }
    ])
    await driver.perform({ type: "apply" })
    expect([selectRefusal(driver.snapshot()), driver.state()]).toEqual([refusal, { editing: "counting" }])
    await driver.perform({ type: "value.changed", value: "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60" })
    expect(selectRefusal(driver.snapshot())).toBeNull()
  }
})

it("takes digits only for Profile Version, and 0 for no filter [A5-09 A5-10 B5-15]", async () => {
  const driver = actorDriver(filtersMachine, utgs)
  await driver.perform({ type: "property.chosen", propertyName: "ComponentProfileVersion" })
  await driver.perform({ type: "value.changed", value: "12" })
  await driver.perform({ type: "value.changed", value: "12a" })
  expect(selectClause(driver.snapshot())?.value).toBe("12")
  await driver.perform({ type: "value.changed", value: "0" })
  await driver.perform({ type: "apply" })
  expect(activeCount(utgFilterProperties, driver.snapshot().output?.applied ?? {})).toBe(0)
})

it("offers a second clause for a version, sent only when it has a value [A5-15 B5-16]", async () => {
  const driver = actorDriver(filtersMachine, utgs)
  await driver.perform({ type: "property.chosen", propertyName: "UtgVersion" })
  await driver.perform({ type: "operator.changed", operator: "GTE" })
  await driver.perform({ type: "value.changed", value: "5.0" })
  await driver.perform({ type: "condition.added" })
  const sent = () => toPredicates(propertyNamed("UtgVersion"), driver.snapshot().context.draft, timeZone)
  const first = { PropertyName: "UtgVersion", Operator: "GTE", Value: "5.0", TypeHint: "Version" }
  expect(sent()).toEqual([first])
  await driver.perform({ type: "condition.changed", change: { operator: "LT", value: "6.0", joiner: "OR" } })
  expect(sent()).toEqual([
    {
      Operator: "OR",
      Value: [first, { PropertyName: "UtgVersion", Operator: "LT", Value: "6.0", TypeHint: "Version" }]
    }
  ])
  await driver.perform({ type: "condition.removed" })
  expect(sent()).toEqual([first])
})

it("offers no second clause where the documents give none", async () => {
  const driver = actorDriver(filtersMachine, utgs)
  await driver.perform({ type: "property.chosen", propertyName: "ComponentMerchant" })
  expect(driver.snapshot().can({ type: "condition.added" })).toBe(false)
})

it("applies a date only when its picker was touched; it opens 30 days back at midnight [A5-11 B5-18 B5-19]", async () => {
  const driver = actorDriver(filtersMachine, utgs)
  const name = "MachineStatusEntityLastKnownCommunication"
  await driver.perform({ type: "property.chosen", propertyName: name })
  expect(selectClause(driver.snapshot())).toEqual({
    operator: "GTE",
    value: "2026-10-21T04:00:00.000Z",
    touched: false
  })
  await driver.perform({ type: "operator.changed", operator: "LT" })
  expect(activeCount(utgFilterProperties, driver.snapshot().context.draft)).toBe(0)
  await driver.perform({ type: "value.changed", value: "2026-11-01T04:00:00.000Z" })
  expect(toPredicates(propertyNamed(name), driver.snapshot().context.draft, timeZone)).toEqual([
    { PropertyName: name, Operator: "LT", Value: "11/01/2026", TypeHint: "DateTime" }
  ])
})

it("keeps a typed text that is no date, in either condition, and applies nothing meanwhile [A5-58]", async () => {
  const driver = actorDriver(filtersMachine, tasks)
  const propertyName = "TaskRunAfter"
  const issue = (condition: string) => ({ propertyName, condition, message: "Bad input." })
  await driver.perform({ type: "property.chosen", propertyName })
  await driver.perform({ type: "value.changed", value: "2026-02-30 1:00 PM" })
  await driver.perform({ type: "condition.added" })
  await driver.perform({ type: "condition.changed", change: { value: "tomorrow" } })
  await driver.perform({ type: "apply" })
  expect([selectIssues(driver.snapshot()), selectRefusal(driver.snapshot())]).toEqual([
    [issue("first"), issue("second")],
    "Task Run Date: Bad input."
  ])
  expect(selectClause(driver.snapshot())).toMatchObject({ value: "2026-02-30 1:00 PM", second: { value: "tomorrow" } })
  await driver.perform({ type: "value.changed", value: "2026-11-01T04:00:00.000Z" })
  expect(selectIssues(driver.snapshot())).toEqual([issue("second")])
  await driver.perform({ type: "condition.changed", change: { value: "" } })
  expect([selectIssues(driver.snapshot()), selectRefusal(driver.snapshot())]).toEqual([[], null])
})

it("returns to the default with Reset, and applies it with Apply [A4-21]", async () => {
  const driver = actorDriver(filtersMachine, { ...tasks, draft: {} })
  await driver.perform({ type: "property.chosen", propertyName: "ComponentMerchant" })
  await driver.perform({ type: "value.changed", value: "Harbour" })
  await driver.perform({ type: "reset" })
  await driver.perform({ type: "apply" })
  expect(driver.snapshot().output).toEqual({ applied: tasksDefault })
})

it("changes nothing when cancelled", async () => {
  const driver = actorDriver(filtersMachine, utgs)
  await driver.perform({ type: "value.changed", value: "5.0" })
  await driver.perform({ type: "cancel" })
  expect(driver.snapshot().output).toEqual({ applied: null })
})

it("offers the values that the rows have of the chosen property with the typed text, and none of another", async () => {
  const driver = actorDriver(filtersMachine, tasks)
  await driver.perform({ type: "property.chosen", propertyName: "ComponentMerchant" })
  await driver.perform({ type: "value.changed", value: "Har" })
  const base = toPredicates(tasksFilterProperties, tasksDefault, timeZone)
  expect(driver.inputOf("countValues")).toEqual({ base, property: selectCurrent(driver.snapshot()), text: "Har" })
  const values = [{ text: "Harbour", count: 3 }]
  await driver.settle("countValues", Result.succeed(values))
  expect(selectValues(driver.snapshot())).toEqual(values)
  await driver.perform({ type: "property.chosen", propertyName: "MachineStatus" })
  expect(selectValues(driver.snapshot())).toEqual([])
})

it("offers nothing, and lets everything be typed, where the values cannot be counted", async () => {
  const driver = actorDriver(filtersMachine, utgs)
  await driver.settle("countValues", Result.succeed([{ text: "5.0", count: 3 }]))
  await driver.perform({ type: "value.changed", value: "5" })
  await driver.crash("countValues")
  expect([selectValues(driver.snapshot()), selectRefusal(driver.snapshot())]).toEqual([[], null])
})
