import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type Comparison, readComparison } from "./comparison.ts"
import { comparisonHolds } from "./comparison-holds.ts"
import type { ColumnKind } from "./filter-column.ts"
import type { Operator } from "./operator.ts"
import type { Predicate, TypeHint } from "./predicate.ts"

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"

const predicate = (operator: Operator, value: string | number, hint: TypeHint | null = null): Predicate => {
  const one = { PropertyName: "X", Operator: operator, Value: value }
  return hint === null ? one : { ...one, TypeHint: hint }
}

describe("a comparison", () => {
  type Case = readonly [ColumnKind, Operator, string | number, TypeHint | null, Comparison]
  const day = { from: new Date("2026-11-20T05:00:00.000Z"), until: new Date("2026-11-21T05:00:00.000Z") }
  it.each<Case>([
    ["text", "LIKE", " 5% ", null, { kind: "contains", text: " 5% " }],
    ["text", "LIKE", "ΣX", "Version", { kind: "contains", text: "σx" }],
    ["integer", "LIKE", 15, "Integer", { kind: "contains", text: "15" }],
    ["guid", "LIKE", "0B8F", "Guid", { kind: "contains", text: "0b8f" }],
    ["text", "EQ", "A ", null, { kind: "text", operator: "EQ", text: "a " }],
    ["text", "LT", 5, null, { kind: "text", operator: "LT", text: "5" }],
    ["text", "GTE", " 5.0 ", "Version", { kind: "version", operator: "GTE", parts: [5, 0] }],
    ["text", "NEQ", 5, "Version", { kind: "version", operator: "NEQ", parts: [5] }],
    ["integer", "EQ", " -15 ", null, { kind: "integer", operator: "EQ", number: -15 }],
    ["integer", "GT", "999999999999999", "Integer", { kind: "integer", operator: "GT", number: 999_999_999_999_999 }],
    ["guid", "EQ", ` ${guid.toUpperCase()} `, null, { kind: "guid", operator: "EQ", guid }],
    ["guid", "NEQ", guid, "Guid", { kind: "guid", operator: "NEQ", guid }],
    ["date", "LT", " 11/20/2026 ", null, { kind: "date", operator: "LT", ...day }],
    ["date", "EQ", "11/20/2026", "DateTime", { kind: "date", operator: "EQ", ...day }]
  ])("on %s by %s %j with hint %j is read", (kind, operator, value, hint, comparison) => {
    expect(readComparison(kind, predicate(operator, value, hint), "America/New_York")).toEqual(
      Result.succeed(comparison)
    )
  })

  type Refusal = readonly [ColumnKind, Operator, string | number, TypeHint | null, string]
  it.each<Refusal>([
    ["text", "LT", "new", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "LT", "x5.0", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "LT", "5.0x", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "LT", "5..0", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "LT", "1234567890", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "LT", "5.1234567890", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "LT", "", "Version", "The Value of X is not a version (TypeHint Version)."],
    ["text", "EQ", "1", "Integer", "The TypeHint Integer does not fit X."],
    ["text", "EQ", guid, "Guid", "The TypeHint Guid does not fit X."],
    ["text", "EQ", "11/20/2026", "DateTime", "The TypeHint DateTime does not fit X."],
    ["integer", "EQ", "1", "Version", "The TypeHint Version does not fit X."],
    ["guid", "EQ", "1", "Integer", "The TypeHint Integer does not fit X."],
    ["date", "EQ", "1", "Version", "The TypeHint Version does not fit X."],
    ["integer", "EQ", "1.5", null, "The Value of X is not a whole number."],
    ["integer", "EQ", 1.5, "Integer", "The Value of X is not a whole number (TypeHint Integer)."],
    ["integer", "EQ", "x1", null, "The Value of X is not a whole number."],
    ["integer", "EQ", "1x", null, "The Value of X is not a whole number."],
    ["integer", "EQ", "+1", null, "The Value of X is not a whole number."],
    ["integer", "EQ", "", null, "The Value of X is not a whole number."],
    ["integer", "EQ", "1000000000000000", null, "The Value of X is not a whole number."],
    ["guid", "EQ", "1", "Guid", "The Value of X is not a GUID (TypeHint Guid)."],
    ["guid", "EQ", `{${guid}}`, null, "The Value of X is not a GUID."],
    ["guid", "LT", guid, "Guid", "The operator LT cannot be used on X."],
    ["guid", "GTE", guid, null, "The operator GTE cannot be used on X."],
    ["date", "LT", "soon", null, "The Value of X is not a date."],
    ["date", "LIKE", "11/20/2026", "DateTime", "The operator LIKE cannot be used on X."],
    ["text", "LIKE", "a\0", null, "The Value of X is not text."],
    ["text", "EQ", "\uD800", null, "The Value of X is not text."],
    ["text", "NEQ", "a\uDC00b", "Version", "The Value of X is not text (TypeHint Version)."]
  ])("on %s by %s %j with hint %j is refused: %s", (kind, operator, value, hint, message) => {
    expect(readComparison(kind, predicate(operator, value, hint), "UTC")).toEqual(Result.fail(message))
  })
})

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
