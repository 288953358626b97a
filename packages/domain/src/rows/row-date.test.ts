import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normalisedDate } from "../time/wire-date.ts"
import { makeDateReader } from "./row-date.ts"

describe("a date of a row", () => {
  it.each([
    ["/Date(1795187700000+0000)/", "2026-11-20T15:15:00.000Z"],
    ["/Date(1795187700000)/", "2026-11-20T15:15:00.000Z"],
    ["/Date(1795187700000-0500)/", "2026-11-20T15:15:00.000Z"],
    ["/Date(0+0000)/", "1970-01-01T00:00:00.000Z"],
    ["/Date(-1+0000)/", "1969-12-31T23:59:59.999Z"],
    ["/Date(253402300799999+0000)/", "9999-12-31T23:59:59.999Z"],
    ["/Date(253402300800000+0000)/", null],
    ["/Date(00000000000000000)/", null],
    ["/Date(+0000)/", null],
    ["/Date()/", null],
    ["/Date(1795187700000+000)/", null],
    ["/Date(1795187700000+00a0)/", null],
    ["/Date(1795187700000+000b)/", null],
    ["/Date(1795187700000*0000)/", null],
    ["/Date(1795187700000+0000)", null],
    ["Date(1795187700000+0000)/", null],
    ["2026-11-20T15:15:00.000Z", "2026-11-20T15:15:00.000Z"],
    ["2026-11-20T15:15:00Z", "2026-11-20T15:15:00.000Z"],
    ["2026-02-28T00:00:00.000Z", "2026-02-28T00:00:00.000Z"],
    ["2026-02-29T00:00:00.000Z", null],
    ["2028-02-29T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
    ["2026-13-20T15:15:00.000Z", null],
    ["2026-00-20T15:15:00.000Z", null],
    ["2026-11-00T15:15:00.000Z", null],
    ["2026-11-20T24:15:00.000Z", null],
    ["2026-11-20T15:60:00.000Z", null],
    ["2026-11-20T15:15:60.000Z", null],
    ["", null]
  ])("%s is %s", (text, read) => {
    expect(makeDateReader()(text)).toBe(read)
  })

  it.each<readonly [string, boolean]>([
    ["/Date(1795187700000+0000)/", false],
    ["/Date(0+0000)/", false],
    ["/Date(253402300799999+0000)/", false],
    ["/Date(253402300800000+0000)/", true],
    ["/Date(+0000)/", true],
    ["/Date(-1+0000)/", true],
    ["/Date(1795187700000)/", true],
    ["/Date(1795187700000+0100)/", true],
    ["/Dote(1795187700000+0000)/", true],
    ["/Date(179518:700000+0000)/", true],
    ["/Date(179518/700000+0000)/", true],
    ["2026-01-01T00:00:00.000Z", false],
    ["2026-12-28T23:59:59.999Z", false],
    ["0000-10-10T10:10:10.010Z", false],
    ["2026-12-29T23:59:59.999Z", true],
    ["2026-00-10T00:00:00.000Z", true],
    ["2026-13-10T00:00:00.000Z", true],
    ["2026-10-00T00:00:00.000Z", true],
    ["2026-10-10T24:00:00.000Z", true],
    ["2026-10-10T00:60:00.000Z", true],
    ["2026-10-10T00:00:60.000Z", true],
    ["20x6-10-10T00:00:00.000Z", true],
    ["2026-10-10T00:00:00.0x0Z", true],
    ["2026x10-10T00:00:00.000Z", true],
    ["2026-10x10T00:00:00.000Z", true],
    ["2026-10-10x00:00:00.000Z", true],
    ["2026-10-10T00x00:00.000Z", true],
    ["2026-10-10T00:00x00.000Z", true],
    ["2026-10-10T00:00:00x000Z", true],
    ["2026-10-10T00:00:00.000x", true],
    ["2026-10-10T00:00:00.000Z ", true],
    ["2026-10-10T00:00:00.000ZZ", true]
  ])("%s is left to the slow way: %s", (text, isLeft) => {
    const left: Array<string> = []
    const read = makeDateReader((given) => {
      left.push(given)
      return "slow"
    })
    expect([read(text) === "slow", left]).toEqual([isLeft, isLeft ? [text] : []])
  })

  const milliseconds = fc.integer({ min: -100_000_000_000, max: 253_402_300_800_000 })
  const near = fc.oneof(
    milliseconds.map((ms) => `/Date(${ms}+0000)/`),
    milliseconds.map((ms) => new Date(Math.min(ms, 253_402_300_799_999)).toISOString()),
    fc.integer({ min: 1_795_000_000_000, max: 1_795_300_000_000 }).map((ms) => `/Date(${ms})/`)
  )
  const damaged = fc
    .tuple(near, fc.nat(), fc.constantFrom("", "0", "9", "3", "x", "-", "+", ":", "/", ")", " "))
    .map(([text, at, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1))

  it("is read as everywhere else, whole or damaged, whatever was read before", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(near, damaged, fc.string()), { maxLength: 6 }), (texts) => {
        const read = makeDateReader()
        expect(texts.map(read)).toEqual(texts.map(normalisedDate))
      }),
      { numRuns: 5000 }
    )
  })
})
