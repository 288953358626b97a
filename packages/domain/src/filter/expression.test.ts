import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { parseFilterExpression, printFilterExpression } from "./expression.ts"
import type { AnyPredicate } from "./predicate.ts"
import { tasksFilterProperties, utgAddressProperties } from "./property.ts"

const parse = (text: string) => parseFilterExpression(text, tasksFilterProperties)
const print = (...predicates: ReadonlyArray<AnyPredicate>) => printFilterExpression(predicates, tasksFilterProperties)

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
const version = (Operator: "LIKE" | "NEQ" | "LT" | "LTE" | "GT" | "GTE", Value: string) =>
  ({ PropertyName: "UtgVersion", Operator, Value, TypeHint: "Version" }) as const
const like = (PropertyName: string, Value: string) => ({ PropertyName, Operator: "LIKE", Value }) as const
const lane = like("ComponentLane", "3")
const status = (Operator: "EQ" | "NEQ" | "LT" | "LTE" | "GT" | "GTE", Value: string) =>
  ({ PropertyName: "TaskStatus", Operator, Value, TypeHint: "Integer" }) as const
const type = (Value: string) => ({ PropertyName: "TaskType", Operator: "EQ", Value, TypeHint: "Integer" }) as const
const runDate = (Operator: "LT" | "GTE", Value: string) =>
  ({ PropertyName: "TaskRunAfter", Operator, Value, TypeHint: "DateTime" }) as const

describe("an expression means predicates", () => {
  type Case = readonly [text: string, predicates: ReadonlyArray<AnyPredicate>]
  it.each<Case>([
    ["", []],
    [" \n ", []],
    ["lane is 3", [lane]],
    ["  LANE   IS   3  ", [lane]],
    ["ComponentLane=3", [lane]],
    ["componentlane contains 3", [lane]],
    ["lane like 3", [lane]],
    ["lane is equal to 3", [lane]],
    ["(lane is 3)", [lane]],
    ["( lane is 3 )", [lane]],
    ["location/serial contains x-1", [like("ComponentLocation", "x-1")]],
    ["profile is retail", [like("ComponentProfileName", "retail")]],
    ["merchant is Harbour  Coffee", [like("ComponentMerchant", "Harbour  Coffee")]],
    ['merchant is "Harbour Coffee"', [like("ComponentMerchant", "Harbour Coffee")]],
    ["merchant is ' Salt and \"Pepper\" '", [like("ComponentMerchant", ' Salt and "Pepper" ')]],
    ['merchant is "a \\"b\\" \\\\ \\n C:\\temp"', [like("ComponentMerchant", 'a "b" \\ \\n C:\\temp')]],
    ["merchant is 'Joe\\'s'", [like("ComponentMerchant", "Joe's")]],
    ["merchant is Joe's", [like("ComponentMerchant", "Joe's")]],
    ["merchant is 100%_\\", [like("ComponentMerchant", "100%_\\")]],
    ["merchant is android", [like("ComponentMerchant", "android")]],
    ["merchant is Brandand", [like("ComponentMerchant", "Brandand")]],
    [
      'utgVersion < 5.0.0.3018 and merchant is "Harbour Coffee"',
      [version("LT", "5.0.0.3018"), like("ComponentMerchant", "Harbour Coffee")]
    ],
    ["utg version is 5.0", [version("LIKE", "5.0")]],
    ["utg version is track ga", [version("LIKE", "track ga")]],
    ["utg version != 5", [version("NEQ", "5")]],
    ["utg version <> 5", [version("NEQ", "5")]],
    ["utg version is not 5", [version("NEQ", "5")]],
    ["utg version neq 5", [version("NEQ", "5")]],
    ["utg version is not equal to 5", [version("NEQ", "5")]],
    ["utg version<=5", [version("LTE", "5")]],
    ["utg version Is Less Than or Equal To 5", [version("LTE", "5")]],
    ["utg version lte 5", [version("LTE", "5")]],
    ["utg version is less than 5", [version("LT", "5")]],
    ["utg version lt 5", [version("LT", "5")]],
    ["utg version > 5", [version("GT", "5")]],
    ["utg version is greater than 5", [version("GT", "5")]],
    ["utg version gt 5", [version("GT", "5")]],
    ["utg version >= 5", [version("GTE", "5")]],
    ["utg version is greater than or equal to 5", [version("GTE", "5")]],
    ["utg version gte 5", [version("GTE", "5")]],
    [
      "profile version == 7",
      [{ PropertyName: "ComponentProfileVersion", Operator: "EQ", Value: "7", TypeHint: "Integer" }]
    ],
    [
      `machine permanent id is ${guid}`,
      [{ PropertyName: "MachinePermanentId", Operator: "EQ", Value: guid, TypeHint: "Guid" }]
    ],
    [
      `machine permanent id eq "${guid} "`,
      [{ PropertyName: "MachinePermanentId", Operator: "EQ", Value: guid, TypeHint: "Guid" }]
    ],
    ["task status != Completed", [status("NEQ", "20")]],
    ["task status < 15", [status("LT", "15")]],
    ["task status is controller failed", [status("EQ", "-5")]],
    ["task status is -5", [status("EQ", "-5")]],
    ["task type is revert utg", [type("5")]],
    ['task type is "Update the command center with the UTG\'s local configuration"', [type("5")]],
    ["task type is 8", [type("8")]],
    [
      "last known communication before 2026-11-01",
      [
        {
          PropertyName: "MachineStatusEntityLastKnownCommunication",
          Operator: "LT",
          Value: "11/01/2026",
          TypeHint: "DateTime"
        }
      ]
    ],
    ["task run date is before 11/1/2026", [runDate("LT", "11/01/2026")]],
    ["task run date on or after 2026-1-2", [runDate("GTE", "01/02/2026")]],
    ["task run date is on or after 2026-01-02", [runDate("GTE", "01/02/2026")]],
    ["task run date < 2026-01-02", [runDate("LT", "01/02/2026")]],
    [
      "utg version >= 5.0 and utg version < 5.0.0.3100",
      [{ Operator: "AND", Value: [version("GTE", "5.0"), version("LT", "5.0.0.3100")] }]
    ],
    [
      "utg version >= 5 AND lane is 3 And utgversion < 6",
      [{ Operator: "AND", Value: [version("GTE", "5"), version("LT", "6")] }, lane]
    ],
    [
      "utg version >= 5 and utg version < 6 and utg version != 5.5",
      [{ Operator: "AND", Value: [version("GTE", "5"), version("LT", "6")] }, version("NEQ", "5.5")]
    ],
    ["(utg version >= 5) and utg version < 6", [version("GTE", "5"), version("LT", "6")]],
    [
      "utg version < 6 and (utg version > 4 or utg version is 3) and utg version > 2",
      [
        { Operator: "AND", Value: [version("LT", "6"), version("GT", "2")] },
        { Operator: "OR", Value: [version("GT", "4"), version("LIKE", "3")] }
      ]
    ],
    ["lane is 3 and lane is 4", [lane, like("ComponentLane", "4")]],
    ["task type is 8 or task type is 9", [{ Operator: "OR", Value: [type("8"), type("9")] }]],
    ["lane is 3 or file id is 4", [{ Operator: "OR", Value: [lane, like("ComponentFileId", "4")] }]],
    ["lane is 3 and (task type is 8 or task type is 9)", [lane, { Operator: "OR", Value: [type("8"), type("9")] }]],
    ["(task type is 8 and lane is 3) and lane is 3", [{ Operator: "AND", Value: [type("8"), lane] }, lane]]
  ])("%s", (text, predicates) => {
    expect(parse(text)).toEqual(Result.succeed(predicates))
  })
})

describe("predicates print as an expression", () => {
  type Case = readonly [text: string, predicates: ReadonlyArray<AnyPredicate>]
  it.each<Case>([
    ["", []],
    ["Lane contains 3", [lane]],
    ['Merchant contains "Harbour Coffee"', [like("ComponentMerchant", "Harbour Coffee")]],
    ['Merchant contains "a \\"b\\" \\\\"', [like("ComponentMerchant", 'a "b" \\')]],
    ['Merchant contains "and"', [like("ComponentMerchant", "and")]],
    ['Merchant contains ""', [like("ComponentMerchant", "")]],
    ['Merchant contains "-1"', [like("ComponentMerchant", "-1")]],
    ["Merchant contains land", [like("ComponentMerchant", "land")]],
    ["Merchant contains android", [like("ComponentMerchant", "android")]],
    ["UTG Version is 5.0 and Lane contains 3", [version("LIKE", "5.0"), lane]],
    ['UTG Version is "before.a"', [version("LIKE", "before.a")]],
    ["UTG Version != 5", [version("NEQ", "5")]],
    ["UTG Version <= 5", [version("LTE", "5")]],
    ["(UTG Version >= 5 and UTG Version < 6)", [{ Operator: "AND", Value: [version("GTE", "5"), version("LT", "6")] }]],
    ["(UTG Version > 5) and (UTG Version < 6)", [version("GT", "5"), version("LT", "6")]],
    [
      "(Task Status is Completed or Task Status < Requested)",
      [{ Operator: "OR", Value: [status("EQ", "20"), status("LT", "0")] }]
    ],
    ['Task Type is "Revert UTG / 5"', [{ ...type("Revert UTG / 5") }]],
    ['Task Type is "Change UTG Version"', [type("8")]],
    ["Task Type is 12", [type("12")]],
    ["Task Run Date before 2026-11-01 and Lane contains 3", [runDate("LT", "11/01/2026"), lane]],
    ["Task Run Date on or after 2026-01-02", [runDate("GTE", "1/2/2026")]],
    ["Task Run Date on or after soon", [runDate("GTE", "soon")]],
    ["ComponentId is exactly 7", [{ PropertyName: "ComponentId", Operator: "EQ", Value: 7, TypeHint: "Integer" }]],
    ["Lane is exactly 3", [{ ...lane, Operator: "EQ" }]],
    ["Lane != 3", [{ ...lane, Operator: "NEQ" }]],
    ["Profile Version LT 7", [{ PropertyName: "ComponentProfileVersion", Operator: "LT", Value: "7" }]]
  ])("%s", (text, predicates) => {
    expect(print(...predicates)).toBe(text)
  })
})

describe("what links to counted rows ask", () => {
  it.each([
    ["UTG Status is exactly Online", "UtgStatus", "EQ", "Online", undefined],
    ["Configuration Status is not Synchronized", "ConfigStatus", "NEQ", "Synchronized", undefined],
    ["UTG Version is exactly 5.0.0.3018", "UtgVersion", "EQ", "5.0.0.3018", "Version"],
    ["Account ID is 42", "BusinessEntityId", "EQ", "42", "Integer"],
    [
      "Next Predicted Communication before 2026-11-20T15:15Z",
      "MachineStatusEntityNextPredictedCommunication",
      "LT",
      "2026-11-20T15:15:00.000Z",
      "DateTime"
    ]
  ])("%s", (text, PropertyName, Operator, Value, TypeHint) => {
    const hint = TypeHint === undefined ? {} : { TypeHint }
    expect(parseFilterExpression(text, utgAddressProperties)).toEqual(
      Result.succeed([{ PropertyName, Operator, Value, ...hint }])
    )
  })

  it("a moment is one to the minute at least", () => {
    const text = "Next Predicted Communication before 2026-11-20"
    expect(parseFilterExpression(text, utgAddressProperties)).toEqual(
      Result.fail({
        message: 'Next Predicted Communication is a moment such as 2026-11-01T08:30:00Z, not "2026-11-20".',
        at: 36,
        token: "2026-11-20"
      })
    )
  })
})
