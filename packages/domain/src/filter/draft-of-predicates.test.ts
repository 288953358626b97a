import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { draftOf } from "./draft-of-predicates.ts"
import { withSecond } from "./filter-draft.ts"
import { tasksFilterProperties } from "./property.ts"

const zone = "America/New_York"
const read = (...predicates: ReadonlyArray<unknown>) => draftOf(predicates, tasksFilterProperties, zone)

const lane = { PropertyName: "ComponentLane", Operator: "LIKE", Value: "3" } as const
const version = (Operator: string, Value: string) => ({
  PropertyName: "UtgVersion",
  Operator,
  Value,
  TypeHint: "Version"
})
const [low, high] = [version("GTE", "5"), version("LT", "6")]

describe("the draft of predicates", () => {
  it("holds each clause as its editor does; dates are touched and begin their day", () => {
    const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
    expect(
      read(
        lane,
        { PropertyName: "ComponentProfileVersion", Operator: "EQ", Value: 7, TypeHint: "Integer" },
        { PropertyName: "MachinePermanentId", Operator: "EQ", Value: ` ${guid} `, TypeHint: "Guid" },
        { PropertyName: "TaskRunAfter", Operator: "LT", Value: "11/20/2026", TypeHint: "DateTime" },
        { PropertyName: "TaskStatus", Operator: "NEQ", Value: "20", TypeHint: "Integer" },
        { PropertyName: "TaskType", Operator: "EQ", Value: "8" }
      )
    ).toEqual({
      draft: {
        ComponentLane: { operator: "LIKE", value: "3" },
        ComponentProfileVersion: { operator: "EQ", value: "7" },
        MachinePermanentId: { operator: "EQ", value: guid },
        TaskRunAfter: { operator: "LT", value: "2026-11-20T05:00:00.000Z", touched: true },
        TaskStatus: { operator: "NEQ", value: "20" },
        TaskType: { operator: "EQ", value: "8" }
      },
      ignored: []
    })
  })

  it("takes a pair, and two predicates of a property, as its two conditions", () => {
    const second = (joiner: "AND" | "OR") => ({
      draft: { UtgVersion: { operator: "GTE", value: "5", second: { operator: "LT", value: "6", joiner } } },
      ignored: []
    })
    expect([read({ Operator: "OR", Value: [low, high] }), read(low, high)]).toEqual([second("OR"), second("AND")])
  })

  it.each([
    ["no object", "x", "This is not a predicate."],
    ["null", null, "This is not a predicate."],
    ["an unknown operator", { ...lane, Operator: "STARTS" }, "This is not a predicate."],
    ["a flag", { ...lane, Value: true }, "This is not a predicate."],
    ["an unknown hint", { ...lane, TypeHint: "Text" }, "This is not a predicate."],
    ["no pair", { Operator: "AND", Value: [low] }, "This is not a predicate."],
    ["three of a kind", { Operator: "OR", Value: [low, high, high] }, "This is not a predicate."],
    ["an unknown joiner", { Operator: "XOR", Value: [low, high] }, "This is not a predicate."],
    ["an unknown property", { ...lane, PropertyName: "ComponentId" }, "There is no property ComponentId."],
    ["an operator that it has not", { ...lane, Operator: "LT" }, "Lane has no operator LT."],
    ["another hint", { ...lane, TypeHint: "Integer" }, "Lane has no type hint Integer."],
    ["an empty text", { ...lane, Value: " " }, "Lane cannot have this value."],
    ["an empty version", version("LT", ""), "UTG Version cannot have this value."],
    [
      "profile version 0",
      { PropertyName: "ComponentProfileVersion", Operator: "EQ", Value: 0 },
      "Profile Version cannot have this value."
    ],
    [
      "no digits",
      { PropertyName: "ComponentProfileVersion", Operator: "EQ", Value: "1.5" },
      "Profile Version cannot have this value."
    ],
    [
      "digits and more",
      { PropertyName: "ComponentProfileVersion", Operator: "EQ", Value: "x1" },
      "Profile Version cannot have this value."
    ],
    [
      "no GUID",
      { PropertyName: "MachinePermanentId", Operator: "EQ", Value: "1" },
      "Machine Permanent ID cannot have this value."
    ],
    [
      "no day",
      { PropertyName: "TaskRunAfter", Operator: "LT", Value: "2026-11-20" },
      "Task Run Date cannot have this value."
    ],
    [
      "an unknown task type",
      { PropertyName: "TaskType", Operator: "EQ", Value: "12" },
      "Task Type cannot have this value."
    ],
    [
      "an unknown task status",
      { PropertyName: "TaskStatus", Operator: "EQ", Value: "1" },
      "Task Status cannot have this value."
    ],
    ["two properties", { Operator: "AND", Value: [low, lane] }, "Two properties cannot be joined."],
    ["a property of one condition", { Operator: "AND", Value: [lane, lane] }, "Lane takes one condition."]
  ])("leaves out %s and says so", (_, predicate, message) => {
    expect(read(predicate, high)).toEqual({
      draft: { UtgVersion: { operator: "LT", value: "6" } },
      ignored: [{ predicate, message }]
    })
  })

  it("keeps the half of a pair that it can read", () => {
    const broken = { ...low, TypeHint: "Integer" }
    expect([read({ Operator: "OR", Value: [broken, high] }), read({ Operator: "AND", Value: [high, broken] })]).toEqual(
      [0, 1].map(() => ({
        draft: { UtgVersion: { operator: "LT", value: "6" } },
        ignored: [{ predicate: broken, message: "UTG Version has no type hint Integer." }]
      }))
    )
  })

  it("leaves out what comes after the two conditions of a property, or the one", () => {
    const pair = { Operator: "OR", Value: [low, high] }
    const third = version("NEQ", "5.5")
    const message = "UTG Version takes two conditions."
    expect([read(low, pair).ignored, read(pair, third).ignored, read(low, high, third).ignored]).toEqual([
      [{ predicate: pair, message }],
      [{ predicate: third, message }],
      [{ predicate: third, message }]
    ])
    expect(read(lane, { ...lane, Value: "4" })).toEqual({
      draft: { ComponentLane: { operator: "LIKE", value: "3" } },
      ignored: [{ predicate: { ...lane, Value: "4" }, message: "Lane takes one condition." }]
    })
  })

  it("takes anything without throwing", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (predicates) => {
        const { draft, ignored } = draftOf(predicates, tasksFilterProperties, "UTC")
        expect([draft, ignored.length]).toEqual([{}, predicates.length])
      }),
      { numRuns: 1000 }
    )
  })

  it("opens a second condition empty", () => {
    expect(withSecond({ operator: "LT", value: "6" }, "date").second).toEqual({
      operator: "GTE",
      value: "",
      joiner: "AND"
    })
  })
})
