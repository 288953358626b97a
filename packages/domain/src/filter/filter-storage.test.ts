import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { defaultTaskFilter, type FilterDraft } from "./filter-draft.ts"
import { GroupedPredicate, Predicate } from "./filter-schema.ts"
import { ignoredClauses, readFilterDraft, writeFilterDraft } from "./filter-storage.ts"
import { encodeFilter, isGrouped } from "./predicate.ts"
import { tasksFilterProperties } from "./property.ts"

const read = (stored: unknown) => readFilterDraft(tasksFilterProperties, stored)
const write = (draft: FilterDraft) => writeFilterDraft(tasksFilterProperties, draft)

describe("stored filters", () => {
  const draft: FilterDraft = {
    ...defaultTaskFilter(new Date("2026-11-20T15:15:00.000Z"), "UTC"),
    UtgVersion: { operator: "GTE", value: "5", second: { operator: "LT", value: "6", joiner: "OR" } }
  }

  it("come back as they were written", () => {
    expect(read(JSON.parse(JSON.stringify(write(draft))))).toEqual(draft)
  })

  it("keep an emptied filter apart from none", () => {
    expect([read({}), read(undefined), read(null), read([]), read("x"), read({ UtgVersion: 5 })]).toEqual([
      {},
      null,
      null,
      null,
      null,
      null
    ])
  })

  it("are not written for dates that were never touched, and are touched when read", () => {
    const value = "2026-10-21T00:00:00.000Z"
    expect(write({ TaskRunAfter: { operator: "GTE", value, touched: false } })).toEqual({})
    expect(read({ TaskRunAfter: { operator: "GTE", value } })).toEqual({
      TaskRunAfter: { operator: "GTE", value, touched: true }
    })
  })

  it("are without what a date field was emptied of, which is no damage when it is read again", () => {
    const run = { operator: "GTE", value: "2026-10-21T00:00:00.000Z", touched: true } as const
    const empty = { operator: "LT", value: "", joiner: "AND" } as const
    const lane = { ComponentLane: { operator: "LIKE", value: "7" } } as const
    const drafts: ReadonlyArray<readonly [FilterDraft, FilterDraft]> = [
      [{ TaskRunAfter: { ...run, value: "" } }, {}],
      [{ ...lane, TaskRunAfter: { ...run, value: "" } }, lane],
      [{ TaskRunAfter: { ...run, second: empty } }, { TaskRunAfter: run }],
      [{ TaskRunAfter: { ...run, value: "", second: empty } }, {}]
    ]
    for (const [draft, kept] of drafts) {
      const stored: unknown = JSON.parse(JSON.stringify(write(draft)))
      expect([stored, read(stored), ignoredClauses(tasksFilterProperties, stored)]).toEqual([kept, kept, []])
    }
  })

  it("lose their broken pieces only", () => {
    const kept = { operator: "LIKE", value: "a" }
    expect(
      read({
        ComponentLane: kept,
        Nonsense: kept,
        ComponentMerchant: { operator: "GT", value: "a" },
        ComponentFileId: { operator: "LIKE", value: 5 },
        TaskRunAfter: { operator: "GTE", value: "soon" },
        UtgVersion: { operator: "LIKE", value: "5", second: { operator: "LIKE", value: "6", joiner: "XOR" } }
      })
    ).toEqual({ ComponentLane: kept, UtgVersion: { operator: "LIKE", value: "5" } })
  })
})

describe("stored dates", () => {
  const first = { operator: "GTE", value: "2026-10-21T00:00:00.000Z" }
  const touched = { ...first, touched: true }

  it.each(["5", "10/21/2026", "2026-10-21", "2026-02-30T00:00:00.000Z"])("%j is none, as first or second", (value) => {
    const second = { operator: "LT", value, joiner: "AND" }
    expect([read({ TaskRunAfter: { ...first, value } }), read({ TaskRunAfter: { ...first, second } })]).toEqual([
      null,
      { TaskRunAfter: touched }
    ])
  })

  it("are held as instants, in whichever form they were kept", () => {
    const operator = "LT"
    const second = { operator, value: "/Date(1795187700000+0000)/", joiner: "AND" }
    expect(read({ TaskRunAfter: { operator, value: "2026-11-20T15:15:00", second } })).toEqual({
      TaskRunAfter: {
        operator,
        value: "2026-11-20T15:15:00.000Z",
        second: { ...second, value: "2026-11-20T15:15:00.000Z" },
        touched: true
      }
    })
  })

  it("keep a second one, and lose one with an operator that dates do not have", () => {
    const second = { operator: "LT", value: first.value, joiner: "OR" }
    expect([
      read({ TaskRunAfter: { ...first, second } }),
      read({ TaskRunAfter: { ...first, second: { ...second, operator: "NEQ" } } })
    ]).toEqual([{ TaskRunAfter: { ...touched, second } }, { TaskRunAfter: touched }])
  })
})

describe("the filter on the wire", () => {
  const isPredicateThere = Schema.is(Predicate)
  const isPairThere = Schema.is(GroupedPredicate)
  const one = { PropertyName: "UtgVersion", Operator: "GTE", Value: "5", TypeHint: "Version" } as const
  const two = { PropertyName: "ComponentLane", Operator: "LIKE", Value: "1" } as const

  it("is stringified twice, and empty by default [A7-10]", () => {
    expect(encodeFilter([])).toBe('"{\\"Predicates\\":[]}"')
  })

  it("has predicates alone and in pairs [A3-20 A3-21 A3-22 B3-38 B3-39]", () => {
    const grouped = { Operator: "AND", Value: [one, two] } as const
    expect(JSON.parse(JSON.parse(encodeFilter([one, grouped])))).toEqual({ Predicates: [one, grouped] })
    expect([isGrouped(one), isGrouped(grouped)]).toEqual([false, true])
    expect([isPredicateThere(one), isPairThere(grouped)]).toEqual([true, true])
  })

  it.each([
    {},
    { ...one, TypeHint: "Text" },
    { ...one, Operator: "IS" },
    { Operator: "AND", Value: [one] },
    { Operator: "OR", Value: [one, one, one] }
  ])("is refused by a plan when it has %j [A3-21 A3-22]", (predicate) => {
    expect([isPredicateThere(predicate), isPairThere(predicate)]).toEqual([false, false])
  })
})
