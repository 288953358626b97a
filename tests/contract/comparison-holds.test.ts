import type { Comparison } from "@command-center/domain/filter/comparison"
import { describe, expect, it } from "vitest"
import { comparisonHolds } from "../support/filter/comparison-holds.ts"

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
const order = ["EQ", "NEQ", "LT", "LTE", "GT", "GTE"] as const
const verdicts = { below: "NEQ LT LTE", same: "EQ LTE GTE", above: "NEQ GT GTE", missing: "NEQ" }

describe("a value is as asked", () => {
  const by = (comparisonOf: (operator: (typeof order)[number]) => Comparison, value: unknown) =>
    order.filter((operator) => comparisonHolds(comparisonOf(operator), value)).join(" ")

  it.each([
    ["4.9.12.2650", verdicts.below],
    ["5.0", verdicts.same],
    ["UTG 5.0 (x64)", verdicts.same],
    ["5.0.0", verdicts.above],
    [5, verdicts.below],
    ["track ga", verdicts.missing],
    ["", verdicts.missing],
    [null, verdicts.missing],
    [undefined, verdicts.missing]
  ])("by version, for %j: %s", (value, holds) => {
    expect(by((operator) => ({ kind: "version", operator, parts: [5, 0] }), value)).toBe(holds)
  })

  it.each([
    [14, verdicts.below],
    [15, verdicts.same],
    [" 15 ", verdicts.same],
    ["015", verdicts.same],
    ["15.0", verdicts.same],
    [15.5, verdicts.above],
    [16, verdicts.above],
    [-15, verdicts.below],
    ["x15", verdicts.missing],
    ["15x", verdicts.missing],
    ["15.", verdicts.missing],
    ["", verdicts.missing],
    [null, verdicts.missing],
    [{}, verdicts.missing]
  ])("by number, for %j: %s", (value, holds) => {
    expect(by((operator) => ({ kind: "integer", operator, number: 15 }), value)).toBe(holds)
  })

  it.each([
    ["Harbour", verdicts.same],
    ["harbour ", verdicts.above],
    ["HARBOR", verdicts.below],
    ["", verdicts.below],
    [true, verdicts.above],
    [["harbour"], verdicts.missing],
    [null, verdicts.missing]
  ])("by text, for %j: %s", (value, holds) => {
    expect(by((operator) => ({ kind: "text", operator, text: "harbour" }), value)).toBe(holds)
  })

  it.each([
    ["2026-11-19T23:59:59.999Z", verdicts.below],
    ["2026-11-20T00:00:00.000Z", verdicts.same],
    ["/Date(1795187700000+0000)/", verdicts.same],
    ["2026-11-20T23:59:59.999Z", verdicts.same],
    ["2026-11-21T00:00:00.000Z", verdicts.above],
    ["soon", verdicts.missing],
    [null, verdicts.missing]
  ])("by day, for %j: %s", (value, holds) => {
    const [from, until] = [new Date("2026-11-20T00:00:00.000Z"), new Date("2026-11-21T00:00:00.000Z")]
    expect(by((operator) => ({ kind: "date", operator, from, until }), value)).toBe(holds)
  })

  it.each([
    [guid, "EQ"],
    [guid.toUpperCase(), "EQ"],
    [guid.replace("0b", "0c"), "NEQ"],
    [null, "NEQ"]
  ])("by GUID, for %j: %s", (value, holds) => {
    const asked = (["EQ", "NEQ"] as const).filter((operator) =>
      comparisonHolds({ kind: "guid", operator, guid }, value)
    )
    expect(asked.join(" ")).toBe(holds)
  })

  it.each([
    ["Harbour COFFEE", "coffee", true],
    ["Harbour Coffee", "coffee ", false],
    ["100%", "%", true],
    ["100", "%", false],
    ["a_b", "_", true],
    ["aXb", "a_b", false],
    ["C:\\temp", "\\", true],
    ["C:temp", "\\", false],
    [15, "5", true],
    [false, "als", true],
    ["", "", true],
    [null, "", false],
    [undefined, "", false],
    [{}, "", false]
  ])("by LIKE: %j has %j in it: %j", (value, text, holds) => {
    expect(comparisonHolds({ kind: "contains", text }, value)).toBe(holds)
  })
})
