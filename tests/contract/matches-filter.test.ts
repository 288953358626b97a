import { type ColumnKind, columnName, type FilteredList } from "@command-center/domain/filter/filter-column"
import type { AnyPredicate, Predicate, TypeHint } from "@command-center/domain/filter/predicate"
import {
  deviceFilterProperties,
  tasksFilterProperties,
  utgFilterProperties
} from "@command-center/domain/filter/property"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { filterColumns, ofDevicesColumns } from "../support/filter/filter-columns.ts"
import { type FilteredRow, filterTest } from "../support/filter/matches-filter.ts"

const utg = {
  componentId: 7,
  componentMerchant: "Harbour Coffee",
  componentLane: "3",
  utgVersion: "5.0.0.3018",
  componentProfileVersion: 2,
  machineStatusEntityLastKnownCommunication: "2026-11-20T03:00:00.000Z"
}
const like = (PropertyName: string, Value: string): Predicate => ({ PropertyName, Operator: "LIKE", Value })
const below = (Value: string): Predicate => ({ PropertyName: "UtgVersion", Operator: "LT", Value, TypeHint: "Version" })
const yes = like("ComponentLane", "3")
const no = like("ComponentLane", "4")

const testOf = (list: FilteredList, predicates: ReadonlyArray<AnyPredicate>, timeZone = "UTC") =>
  Result.getOrThrow(filterTest({ Predicates: predicates }, list, timeZone))
const takes = (row: FilteredRow, ...predicates: ReadonlyArray<AnyPredicate>) =>
  testOf("taskId" in row ? "tasks" : "utgs", predicates, "America/New_York")(row)
const why = (list: FilteredList, ...predicates: ReadonlyArray<AnyPredicate>) =>
  Result.match(filterTest({ Predicates: predicates }, list, "UTC"), {
    onFailure: (sentence) => sentence,
    onSuccess: () => null
  })

describe("a filter in memory", () => {
  it("takes every row when it is empty", () => {
    expect(takes({})).toBe(true)
  })

  it("holds where all of its predicates do", () => {
    expect([takes(utg, yes, below("6")), takes(utg, yes, below("5")), takes(utg, no, below("6"))]).toEqual([
      true,
      false,
      false
    ])
  })

  it("joins a pair by AND or OR", () => {
    const pairs = ([yes, no] as const).flatMap((first) =>
      ([yes, no] as const).map((second) => [first, second] as const)
    )
    const joined = (Operator: "AND" | "OR") => pairs.map((Value) => takes(utg, { Operator, Value }))
    expect([joined("AND"), joined("OR")]).toEqual([
      [true, false, false, false],
      [true, true, true, false]
    ])
  })

  it("finds a property in either letter case of its first letter", () => {
    expect([takes(utg, like("componentMerchant", "COFFEE")), takes(utg, like("ComponentMerchant", "COFFEE"))]).toEqual([
      true,
      true
    ])
    expect([columnName("ComponentId"), columnName("componentId"), columnName("")]).toEqual([
      "componentId",
      "componentId",
      ""
    ])
  })

  it("compares days where the services run", () => {
    const before = (Value: string): Predicate => ({
      PropertyName: "MachineStatusEntityLastKnownCommunication",
      Operator: "LT",
      Value,
      TypeHint: "DateTime"
    })
    expect([takes(utg, before("11/20/2026")), takes(utg, before("11/19/2026"))]).toEqual([true, false])
  })

  it("finds a UTG and a task by one of the UTG's devices, a device by itself", () => {
    const [pax, lane] = [{ deviceConfigDeviceType: "paxs300" }, { deviceConfigDeviceType: "lane3000" }]
    const [ofUtg, ofTask, ofDevice] = (["utgs", "tasks", "devices"] as const).map((list) =>
      testOf(list, [like("DeviceConfigDeviceType", "LANE")])
    )
    expect([
      ofUtg?.(utg, [pax, lane]),
      ofTask?.({ taskId: 1 }, [pax, lane]),
      ofUtg?.(utg, [pax]),
      ofUtg?.(utg),
      ofDevice?.({ deviceConfigId: 1, ...lane }),
      ofDevice?.({ deviceConfigId: 1, ...pax }, [lane])
    ]).toEqual([true, true, false, false, true, false])
  })

  it("asks each predicate of a pair of any device", () => {
    const rows = [{ deviceConfigDeviceType: "lane3000" }, { deviceStatusDevicePciVersion: "4" }]
    const Value = [like("DeviceConfigDeviceType", "lane"), like("DeviceStatusDevicePciVersion", "4")] as const
    const takesWith = (Operator: "AND" | "OR", devices: ReadonlyArray<FilteredRow>) =>
      testOf("utgs", [{ Operator, Value }])(utg, devices)
    expect([
      takesWith("AND", rows),
      takesWith("AND", rows.slice(1)),
      takesWith("OR", rows.slice(1)),
      takesWith("OR", [])
    ]).toEqual([true, false, true, false])
    const rows1 = testOf("tasks", [Value[0]])
    expect([rows1({}, rows), rows1({})]).toEqual([true, false])
  })

  it("takes a task by its type and its status", () => {
    const task = { taskId: 1, taskType: 8, taskStatus: 15 }
    const status: Predicate = { PropertyName: "TaskStatus", Operator: "LT", Value: "20", TypeHint: "Integer" }
    const type: Predicate = { PropertyName: "TaskType", Operator: "EQ", Value: 8, TypeHint: "Integer" }
    expect([takes(task, status, type), takes({ ...task, taskType: 9 }, status, type)]).toEqual([true, false])
  })
})

describe("a filter that the services refuse", () => {
  it.each<readonly [FilteredList, AnyPredicate, string]>([
    ["utgs", like("ComponentColour", "x"), "Unknown property ComponentColour."],
    ["utgs", like("TaskType", "x"), "Unknown property TaskType."],
    ["devices", like("TaskType", "x"), "Unknown property TaskType."],
    ["devices", like("ParentName", "x"), "Unknown property ParentName."],
    ["tasks", like("__proto__", "x"), "Unknown property __proto__."],
    ["utgs", below("new"), "The Value of UtgVersion is not a version (TypeHint Version)."],
    [
      "utgs",
      { Operator: "OR", Value: [yes, below("new")] },
      "The Value of UtgVersion is not a version (TypeHint Version)."
    ],
    ["utgs", { Operator: "AND", Value: [like("X", ""), below("new")] }, "Unknown property X."]
  ])("of %s says why: %j", (list, predicate, message) => {
    expect(why(list, predicate)).toBe(message)
    expect(why(list, yes, predicate)).toBe(message)
  })

  it("has more than 100 predicates", () => {
    const many = (count: number) => why("utgs", ...Array.from({ length: count }, () => yes))
    expect([many(100), many(101)]).toEqual([null, "The filter has more than 100 predicates."])
  })
})

describe("the columns", () => {
  it("hold every property of the dialogs, in the kind that its type hint needs", () => {
    const hints: Readonly<Record<ColumnKind, ReadonlyArray<TypeHint | null>>> = {
      text: [null, "Version"],
      integer: ["Integer"],
      guid: ["Guid"],
      date: ["DateTime"]
    }
    const unfit = [
      ["utgs", utgFilterProperties] as const,
      ["devices", deviceFilterProperties] as const,
      ["tasks", tasksFilterProperties] as const
    ].flatMap(([list, properties]) =>
      properties.filter(({ propertyName, typeHint }) => {
        const name = columnName(propertyName)
        const kind = filterColumns[list].get(name) ?? ofDevicesColumns.get(name)
        return kind === undefined || !hints[kind].includes(typeHint)
      })
    )
    expect(unfit).toEqual([])
  })

  it("count 22 of UTGs, 9 of devices, 10 of tasks", () => {
    const { utgs, devices, tasks } = filterColumns
    expect([utgs.size, devices.size, tasks.size, ofDevicesColumns.size]).toEqual([22, 31, 32, 9])
  })
})
