import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readWireDate } from "./wire-date.ts"

const issue = Result.fail({ _tag: "DateIssue", expected: "/Date(ms+offset)/ or ISO UTC text" })

describe("a date of the wire", () => {
  it.each([
    ["/Date(1795187700000+0000)/", "2026-11-20T15:15:00.000Z"],
    ["/Date(1795187700000-0800)/", "2026-11-20T15:15:00.000Z"],
    ["/Date(1795187700001)/", "2026-11-20T15:15:00.001Z"],
    ["/Date(-1+0100)/", "1969-12-31T23:59:59.999Z"],
    ["/Date(-62135596800000+0000)/", "0001-01-01T00:00:00.000Z"]
  ])("%s is read; the offset does not move it [A3-40]", (text, iso) => {
    expect(readWireDate(text)).toEqual(Result.succeed(iso))
  })

  it.each([
    ["2026-11-20T15:15:00.000Z", "2026-11-20T15:15:00.000Z"],
    ["2026-11-20T15:15:00Z", "2026-11-20T15:15:00.000Z"],
    ["2026-11-20T15:15Z", "2026-11-20T15:15:00.000Z"],
    ["2026-11-20T15:15:00.1Z", "2026-11-20T15:15:00.100Z"],
    ["2026-11-20T15:15:00.1234567Z", "2026-11-20T15:15:00.123Z"],
    ["2026-11-20T15:15:00+00:00", "2026-11-20T15:15:00.000Z"],
    ["2026-11-20T15:15:00.25+0000", "2026-11-20T15:15:00.250Z"],
    ["2026-11-20T15:15:00", "2026-11-20T15:15:00.000Z"],
    ["2028-02-29T23:59:59.999Z", "2028-02-29T23:59:59.999Z"]
  ])("%s is read [A3-41]", (text, iso) => {
    expect(readWireDate(text)).toEqual(Result.succeed(iso))
  })

  it.each([
    "",
    "2026-11-20",
    "11/20/2026",
    "2026-11-20 15:15:00Z",
    "2026-11-20T15:15:00+02:00",
    "2026-11-20T15:15:00.Z",
    "2026-11-20T24:00:00Z",
    "2026-11-20T15:60:00Z",
    "2026-02-29T00:00:00Z",
    "2100-02-29T00:00:00Z",
    "2026-04-31T00:00:00.000Z",
    "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z",
    " 2026-11-20T15:15:00Z",
    "2026-11-20T15:15:00Z\n",
    "+012026-11-20T15:15:00Z",
    "1795187700000",
    "/Date(1795187700000)/ or so",
    "/Date()/",
    "/Date(1795187700000+00)/",
    "/Date(253402300800000+0000)/",
    "/Date(9999999999999999)/",
    "Date(1795187700000)",
    "null"
  ])("%j is an error [A3-42]", (text) => {
    expect(readWireDate(text)).toEqual(issue)
  })

  const dates = fc.date({
    min: new Date("0000-01-01T00:00:00.000Z"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true
  })

  it("goes there and back in either form [A3-40 A3-41]", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom("", "+0000", "-0730"), (date, offset) => {
        expect(readWireDate(date.toISOString())).toEqual(Result.succeed(date.toISOString()))
        expect(readWireDate(`/Date(${date.getTime()}${offset})/`)).toEqual(Result.succeed(date.toISOString()))
      }),
      { numRuns: 2000 }
    )
  })

  it("is the instant that the platform reads, or an error where the platform has none", () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((part) => String(part).padStart(2, "0"))
    const texts = fc
      .tuple(fc.constantFrom("2024", "2026", "2100", "2000"), two(14), two(33), two(23), two(61))
      .map(([year, month, day, hour, minute]) => `${year}-${month}-${day}T${hour}:${minute}:00.000Z`)
    fc.assert(
      fc.property(texts, (text) => {
        const at = new Date(text)
        // V8 moves the 30th of February into March.
        const isReal = !Number.isNaN(at.getTime()) && at.toISOString() === text
        expect(readWireDate(text)).toEqual(isReal ? Result.succeed(text) : issue)
      }),
      { numRuns: 2000 }
    )
  })

  it("never throws, and reads what it gave", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\/Date\(-?\d{1,17}[+-]\d{4}\)\/$/u)), (text) => {
        const read = readWireDate(text)
        expect(Result.isSuccess(read) ? readWireDate(read.success) : issue).toEqual(read)
      }),
      { numRuns: 2000 }
    )
  })
})
