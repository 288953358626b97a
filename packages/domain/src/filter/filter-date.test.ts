import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../time/schedule-time.ts"
import { existingDay, readFilterDate, readFilterDay } from "./filter-date.ts"

const spanOf = (text: string, timeZone: string) => {
  const span = readFilterDate(text, timeZone)
  return span === null ? null : [span.from.toISOString(), span.until.toISOString()]
}

describe("the day of a filter", () => {
  it.each([
    ["11/20/2026", { year: 2026, month: 11, day: 20 }],
    ["3/8/2026", { year: 2026, month: 3, day: 8 }],
    ["02/29/2028", { year: 2028, month: 2, day: 29 }],
    ["01/01/1000", { year: 1000, month: 1, day: 1 }]
  ])("%s is read", (text, day) => {
    expect(readFilterDay(text)).toEqual(day)
  })

  it.each([
    "02/29/2026",
    "02/30/2026",
    "13/01/2026",
    "00/10/2026",
    "10/00/2026",
    "04/31/2026",
    "01/01/0999",
    "2026-11-20",
    "11/20/26",
    "011/20/2026",
    "11/020/2026",
    "11/20/20261",
    "x11/20/2026",
    "11/20/2026 ",
    "",
    "11-20-2026"
  ])("%j is none", (text) => {
    expect(readFilterDay(text)).toBeNull()
  })

  it("is none where numbers are missing", () => {
    expect([existingDay(Number.NaN, 1, 1), existingDay(2026, Number.NaN, 1), existingDay(2026, 1, Number.NaN)]).toEqual(
      [null, null, null]
    )
  })
})

describe("what a filter's date means", () => {
  it.each([
    ["11/20/2026", "UTC", ["2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z"]],
    ["11/20/2026", "America/New_York", ["2026-11-20T05:00:00.000Z", "2026-11-21T05:00:00.000Z"]],
    ["03/08/2026", "America/Havana", ["2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"]],
    ["11/01/2026", "America/Havana", ["2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"]],
    ["12/31/9999", "UTC", ["9999-12-31T00:00:00.000Z", "+010000-01-01T00:00:00.000Z"]],
    ["2026-11-20T15:15:00Z", "Asia/Tokyo", ["2026-11-20T15:15:00.000Z", "2026-11-20T15:15:00.001Z"]],
    ["/Date(1795187700000-0800)/", "UTC", ["2026-11-20T15:15:00.000Z", "2026-11-20T15:15:00.001Z"]],
    ["1000-01-01T00:00:00Z", "UTC", ["1000-01-01T00:00:00.000Z", "1000-01-01T00:00:00.001Z"]]
  ])("%s in %s", (text, timeZone, span) => {
    expect(spanOf(text, timeZone)).toEqual(span)
  })

  it.each(["", "soon", "2026-11-20", "2026-11-20T15:15:00-05:00", "0999-12-31T23:59:59Z", "02/30/2026"])(
    "%j means nothing",
    (text) => {
      expect(readFilterDate(text, "UTC")).toBeNull()
    }
  )

  it("begins the day that is sent as its local date, in every zone", () => {
    const zones = fc.constantFrom("UTC", "America/Havana", "Africa/Cairo", "Asia/Kathmandu", "Atlantic/Azores")
    const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) })
    fc.assert(
      fc.property(instants, zones, (at, timeZone) => {
        const sent = localDate(new Date(at), timeZone)
        const span = readFilterDate(sent, timeZone)
        const [from = 0, until = 0] = [span?.from.getTime(), span?.until.getTime()]
        expect([
          from <= at && at < until,
          localDate(new Date(from), timeZone),
          localDate(new Date(until - 1), timeZone)
        ]).toEqual([true, sent, sent])
      }),
      { numRuns: 1000 }
    )
  })
})
