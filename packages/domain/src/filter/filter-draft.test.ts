import { describe, expect, it } from "vitest"
import { displayUtc } from "../time/display-date.ts"
import { draftOf } from "./draft-of-predicates.ts"
import { filterChips } from "./filter-chips.ts"
import {
  clauseOf,
  defaultTaskFilter,
  emptyFilter,
  type FilterClause,
  type FilterDraft,
  withClause,
  withoutClause,
  withoutSecond,
  withSecond,
  withSecondChange,
  withValue
} from "./filter-draft.ts"
import { activeCount, isActive, toPredicates } from "./filter-predicates.ts"
import { readFilterDraft, writeFilterDraft } from "./filter-storage.ts"
import { deviceFilterProperties, type FilterProperty, tasksFilterProperties, utgFilterProperties } from "./property.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const zone = "America/New_York"
const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"

const named = (name: string): FilterProperty => {
  const found = tasksFilterProperties.find(({ propertyName }) => propertyName === name)
  if (found === undefined) throw new Error(`no property ${name}`)
  return found
}
const predicates = (draft: FilterDraft) => toPredicates(tasksFilterProperties, draft, zone)

describe("the default filters", () => {
  it("of tasks is Task Run Date on or after midnight 30 days back, touched", () => {
    const draft = defaultTaskFilter(now, zone)
    expect(draft).toEqual({ TaskRunAfter: { operator: "GTE", value: "2026-10-21T04:00:00.000Z", touched: true } })
    expect(predicates(draft)).toEqual([
      { PropertyName: "TaskRunAfter", Operator: "GTE", Value: "10/21/2026", TypeHint: "DateTime" }
    ])
  })

  it("of UTGs and devices is none", () => {
    expect(toPredicates(utgFilterProperties, emptyFilter, zone)).toEqual([])
  })

  it("let the editor of a date open at midnight 30 days ago, untouched [B5-18]", () => {
    expect(clauseOf(emptyFilter, named("MachineStatusEntityLastKnownCommunication"), now, zone)).toEqual({
      operator: "GTE",
      value: "2026-10-21T04:00:00.000Z",
      touched: false
    })
  })

  it("let any other editor open empty, with its first operator", () => {
    expect(clauseOf(emptyFilter, named("UtgVersion"), now, zone)).toEqual({
      operator: "LIKE",
      value: "",
      touched: false
    })
  })
})

describe("predicates", () => {
  it("have a type hint only where the property has one, in the order of the properties [A3-20]", () => {
    const draft: FilterDraft = {
      MachinePermanentId: { operator: "EQ", value: guid },
      ComponentMerchant: { operator: "LIKE", value: " Harbour " },
      TaskStatus: { operator: "LT", value: "15" }
    }
    expect(predicates(draft)).toEqual([
      { PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "Harbour" },
      { PropertyName: "TaskStatus", Operator: "LT", Value: "15", TypeHint: "Integer" },
      { PropertyName: "MachinePermanentId", Operator: "EQ", Value: guid, TypeHint: "Guid" }
    ])
  })

  it("group two clauses under AND or OR [A3-22 B3-39]", () => {
    const second = { operator: "LT", value: "6", joiner: "OR" } as const
    expect(predicates({ UtgVersion: { operator: "GTE", value: "5", second } })).toEqual([
      {
        Operator: "OR",
        Value: [
          { PropertyName: "UtgVersion", Operator: "GTE", Value: "5", TypeHint: "Version" },
          { PropertyName: "UtgVersion", Operator: "LT", Value: "6", TypeHint: "Version" }
        ]
      }
    ])
  })

  it("leave out a second clause without a value [A5-15]", () => {
    const second = { operator: "LT", value: " ", joiner: "AND" } as const
    expect(predicates({ UtgVersion: { operator: "GTE", value: "5", second } })).toEqual([
      { PropertyName: "UtgVersion", Operator: "GTE", Value: "5", TypeHint: "Version" }
    ])
  })

  it("leave out a second clause where none is offered", () => {
    const second = { operator: "LIKE", value: "b", joiner: "AND" } as const
    expect(predicates({ ComponentLane: { operator: "LIKE", value: "a", second } })).toEqual([
      { PropertyName: "ComponentLane", Operator: "LIKE", Value: "a" }
    ])
  })

  it.each(["", "0", "00"])("leave out Profile Version %j [A5-10 B5-15]", (value) => {
    expect(predicates({ ComponentProfileVersion: { operator: "EQ", value } })).toEqual([])
  })

  it("leave out a date that was not touched, and take it once it was [A5-11 B5-19]", () => {
    const property = named("MachineStatusEntityLastKnownCommunication")
    const opened = clauseOf(emptyFilter, property, now, zone)
    const untouched = withClause(emptyFilter, property.propertyName, opened)
    const touched = withClause(emptyFilter, property.propertyName, withValue(opened, opened.value))
    expect([predicates(untouched), predicates(touched)]).toEqual([
      [],
      [
        {
          PropertyName: "MachineStatusEntityLastKnownCommunication",
          Operator: "GTE",
          Value: "10/21/2026",
          TypeHint: "DateTime"
        }
      ]
    ])
  })

  it("take both dates once the second alone was chosen, until its condition is removed [A5-11 B5-19]", () => {
    const property = named("TaskRunAfter")
    const paired = withSecond(clauseOf(emptyFilter, property, now, zone), "date")
    const joined = withSecondChange(paired, { operator: "LT", joiner: "AND" })
    const chosen = withSecondChange(joined, { value: "2026-11-02T05:00:00.000Z" })
    const sent = (clause: FilterClause) => predicates({ [property.propertyName]: clause })
    expect([sent(paired), sent(joined), sent(withoutSecond(chosen))]).toEqual([[], [], []])
    const of = (Operator: string, Value: string) => ({
      PropertyName: "TaskRunAfter",
      Operator,
      Value,
      TypeHint: "DateTime"
    })
    expect(sent(chosen)).toEqual([{ Operator: "AND", Value: [of("GTE", "10/21/2026"), of("LT", "11/02/2026")] }])
    const withoutFirst = withValue(chosen, "")
    expect([sent(withoutFirst), sent(withSecondChange(withoutFirst, { value: "" }))]).toEqual([
      [of("LT", "11/02/2026")],
      []
    ])
    const draft = { [property.propertyName]: chosen }
    expect([
      filterChips(tasksFilterProperties, draft, zone, displayUtc).map(({ conditions }) => conditions),
      isActive(property, draft),
      toPredicates(tasksFilterProperties, draftOf(predicates(draft), tasksFilterProperties, zone).draft, zone)
    ]).toEqual([["on or after 2026-10-21 and before 2026-11-02"], true, predicates(draft)])
    const isKept = (clause: FilterClause) => {
      const stored: unknown = JSON.parse(
        JSON.stringify(writeFilterDraft(tasksFilterProperties, { [property.propertyName]: clause }))
      )
      return predicates(readFilterDraft(tasksFilterProperties, stored) ?? {})
    }
    expect([chosen, withoutFirst, paired].map(isKept)).toEqual([chosen, withoutFirst, paired].map(sent))
  })

  it("take a second condition alone where the first has no value", () => {
    const second = { operator: "LT", value: "6", joiner: "OR" } as const
    expect(predicates({ UtgVersion: { operator: "GTE", value: " ", second } })).toEqual([
      { PropertyName: "UtgVersion", Operator: "LT", Value: "6", TypeHint: "Version" }
    ])
  })

  it("send the local date as MM/DD/YYYY [A5-12 B5-17]", () => {
    const draft: FilterDraft = { TaskRunAfter: { operator: "LT", value: "2026-03-05T02:30:00.000Z", touched: true } }
    expect([zone, "Asia/Tokyo"].map((local) => toPredicates(tasksFilterProperties, draft, local))).toEqual([
      [{ PropertyName: "TaskRunAfter", Operator: "LT", Value: "03/04/2026", TypeHint: "DateTime" }],
      [{ PropertyName: "TaskRunAfter", Operator: "LT", Value: "03/05/2026", TypeHint: "DateTime" }]
    ])
  })

  it.each([
    ["UTGs", utgFilterProperties],
    ["devices", deviceFilterProperties]
  ])("of %s send Last Known Communication as the local date, MM/DD/YYYY [B5-17]", (_, properties) => {
    const name = "MachineStatusEntityLastKnownCommunication"
    const draft = (value: string): FilterDraft => ({ [name]: { operator: "GTE", value, touched: true } })
    const sent = (value: string) => toPredicates(properties, draft(value), zone)
    const of = (date: string) => [{ PropertyName: name, Operator: "GTE", Value: date, TypeHint: "DateTime" }]
    expect(["2026-03-05T04:59:00.000Z", "2026-03-05T05:00:00.000Z"].map(sent)).toEqual([
      of("03/04/2026"),
      of("03/05/2026")
    ])
  })

  it("leave out a date that is none", () => {
    expect(predicates({ TaskRunAfter: { operator: "LT", value: "soon", touched: true } })).toEqual([])
  })
})

describe("the active properties", () => {
  it("are those that are sent", () => {
    const draft: FilterDraft = {
      UtgVersion: { operator: "LIKE", value: "5" },
      ComponentLane: { operator: "LIKE", value: "" },
      ComponentPermanentId: { operator: "EQ", value: "not a GUID" },
      ComponentProfileVersion: { operator: "EQ", value: "x" }
    }
    const names = ["UtgVersion", "ComponentLane", "ComponentPermanentId", "ComponentProfileVersion"]
    expect(names.map((name) => isActive(named(name), draft))).toEqual([true, false, false, false])
    expect(activeCount(tasksFilterProperties, { ...draft, ...defaultTaskFilter(now, zone) })).toBe(2)
  })
})

describe("editing", () => {
  it("adds and takes away a second condition [A2.6-31]", () => {
    const clause = { operator: "GTE", value: "5", touched: true } as const
    const second = withSecond(clause, "version")
    expect([second, withoutSecond(second)]).toEqual([
      { ...clause, second: { operator: "LIKE", value: "", joiner: "AND" } },
      clause
    ])
  })

  it("takes a property away and leaves the others", () => {
    const draft: FilterDraft = {
      UtgVersion: { operator: "LIKE", value: "5" },
      ComponentLane: { operator: "LIKE", value: "1" }
    }
    expect(withoutClause(draft, "UtgVersion")).toEqual({ ComponentLane: { operator: "LIKE", value: "1" } })
  })
})
