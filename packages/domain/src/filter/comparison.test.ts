import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type Comparison, readComparison } from "./comparison.ts"
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
