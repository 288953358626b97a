import { expect, it } from "vitest"
import { isInstant, typedDateMessage } from "./typed-date.ts"

it.each([
  ["2026-11-20T15:15:00.000Z", true],
  ["2026-11-20T15:15:00Z", true],
  ["2026-11-20T15:15+02:00", true],
  ["2028-02-29T00:00:00Z", true],
  ["2026-02-30T00:00:00Z", false],
  ["2026-11-20T15:15:00+99:99", false],
  ["2026-11-20T15:15:00", false],
  ["2026-02-30 1:00 PM", false],
  ["2026-11-20 1:00 PM", false],
  ["/Date(1795187700000+0000)/", false],
  ["tomorrow", false],
  ["2026", false]
])("%j is an instant: %j; whatever else is typed is bad input [A5-58]", (text, isOne) => {
  expect([isInstant(text), typedDateMessage(text)]).toEqual([isOne, isOne ? null : "Bad input."])
})

it("nothing is no date either, and no bad input", () => {
  expect(["", "  "].map((text) => [isInstant(text), typedDateMessage(text)])).toEqual([
    [false, null],
    [false, null]
  ])
})
