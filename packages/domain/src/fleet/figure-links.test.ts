import { describe, expect, it } from "vitest"
import type { AnyPredicate } from "../filter/predicate.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { figure, is } from "./figure.ts"
import { taskFleet } from "./task-fleet.ts"
import { utgFleet } from "./utg-fleet.ts"
import { tallyUtgs } from "./utg-tally.ts"

const now = "2026-11-20T15:15:00.000Z"
const read = (query: string | null | undefined): Readonly<Record<string, string>> | null =>
  query === null || query === undefined ? null : Object.fromEntries(new URLSearchParams(query))

describe("the link of a bar", () => {
  it("lists its rows by a filter, and by the values of the column where no filter asks for them", () => {
    const utgs = ["Online", "", null, " Odd"].map((utgStatus) => sampleUtg({ utgStatus }))
    const { bars } = utgFleet(tallyUtgs(utgs, now)).statuses
    expect(bars.map(({ name, figure: { count, query } }) => [name, count, read(query)])).toEqual([
      ["Online", 1, { filter: "UTG Status is exactly Online" }],
      [" Odd", 1, { filter: "", facets: 'UTG Status is " Odd"' }],
      [null, 2, { filter: "", facets: 'UTG Status is ""' }]
    ])
  })

  it.each([" Odd", "Odd ", ""])("is none where the filter would ask for something else: %j", (status) => {
    expect(figure("utgs", 1, [is("UtgStatus", status)]).query).toBeNull()
  })
})

describe("the links of tasks", () => {
  const tasks = [
    { taskState: "Failed", taskLastUpdatedAt: "2026-11-20T15:14:00.000Z" },
    { taskState: "Suspended", taskLastUpdatedAt: "2026-11-20T15:14:00.000Z" },
    { taskState: null, taskLastUpdatedAt: "2026-11-20T15:14:00.000Z" },
    { taskState: "Failed", taskLastUpdatedAt: null }
  ]
  const asked: ReadonlyArray<AnyPredicate> = [is("ComponentMerchant", "Bar")]
  const counted = () => taskFleet(tasks, { now, timeZone: "UTC", asked })
  const time = "(Task Updated on or after 2026-11-19T15:15:00.000Z and Task Updated before 2026-11-20T15:15:00.000Z)"
  const within = `Merchant is exactly Bar and ${time}`

  it("ask for what the tasks were asked for by, the time, and the state", () => {
    const { lately } = counted()
    const { Scheduled, Running, Completed, Failed } = lately.states
    expect([lately.all, Scheduled, Running, Completed, Failed].map(({ query }) => read(query))).toEqual([
      { filter: within },
      { filter: `${within} and (Task Status >= Requested and Task Status < Scheduled)` },
      { filter: `${within} and (Task Status >= Scheduled and Task Status < Completed)` },
      { filter: `${within} and (Task Status >= Completed and Task Status < Failed)` },
      { filter: `${within} and (Task Status < Requested or Task Status >= Failed)` }
    ])
  })

  it("list tasks of no known state, and those without a time, by what the column shows", () => {
    const { lately, before, untimed } = counted()
    expect([lately.unknown.count, read(lately.unknown.query)]).toEqual([
      2,
      { filter: within, facets: 'Task State is ("" or Suspended)' }
    ])
    expect([untimed.count, read(untimed.query)]).toEqual([
      1,
      { filter: "Merchant is exactly Bar", facets: 'Task Updated is ""' }
    ])
    expect(read(before.unknown.query)?.["facets"]).toBe('Task State is ""')
  })
})
