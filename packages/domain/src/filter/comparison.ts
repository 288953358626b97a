import { Result } from "effect"
import { isStorableText } from "../json/storable-text.ts"
import type { ColumnKind } from "./filter-column.ts"
import { readFilterDate } from "./filter-date.ts"
import { filterRefusals } from "./filter-refusals.ts"
import { folded } from "./folded-text.ts"
import { guidPattern } from "./guid.ts"
import type { Operator } from "./operator.ts"
import type { Predicate } from "./predicate.ts"
import { versionParts } from "./version-parts.ts"

/** Every operator but LIKE: they say how a value stands to another in an order. */
export type Comparator = Exclude<Operator, "LIKE">

/**
 * What one predicate asks of a column's value, read once for every row.
 *
 * LIKE (`contains`) holds where the text has the value in it, both folded (folded-text.ts); `%`, `_` and `\` are
 * ordinary characters, blanks count, and the empty value is in every text. A missing value (null) satisfies NEQ only;
 * an empty text is a value like any other. Texts are ordered by code points, versions number by number, a date is the
 * whole local day.
 */
export type Comparison =
  | { readonly kind: "contains"; readonly text: string }
  | { readonly kind: "text"; readonly operator: Comparator; readonly text: string }
  | { readonly kind: "version"; readonly operator: Comparator; readonly parts: ReadonlyArray<number> }
  | { readonly kind: "integer"; readonly operator: Comparator; readonly number: number }
  | { readonly kind: "guid"; readonly operator: "EQ" | "NEQ"; readonly guid: string }
  | { readonly kind: "date"; readonly operator: Comparator; readonly from: Date; readonly until: Date }

type Read = Result.Result<Comparison, string>

const hintOf: Readonly<Record<ColumnKind, Predicate["TypeHint"]>> = {
  text: undefined,
  integer: "Integer",
  guid: "Guid",
  date: "DateTime"
}

const read = (kind: ColumnKind, predicate: Predicate, operator: Comparator, timeZone: string): Read => {
  const hint = predicate.TypeHint ?? hintOf[kind]
  const value = String(predicate.Value)
  const refuse = (what: string): Read => Result.fail(filterRefusals.wrongValue(predicate, what))
  if (hint === undefined) return Result.succeed({ kind: "text", operator, text: folded(value) })
  if (hint !== (hintOf[kind] ?? "Version")) return Result.fail(filterRefusals.wrongHint(predicate))
  switch (hint) {
    case "Version": {
      const parts = /^\s*\d{1,9}(?:\.\d{1,9})*\s*$/u.test(value) ? versionParts(value) : null
      return parts === null ? refuse("a version") : Result.succeed({ kind: "version", operator, parts })
    }
    case "Integer":
      return /^\s*-?\d{1,15}\s*$/u.test(value)
        ? Result.succeed({ kind: "integer", operator, number: Number(value) })
        : refuse("a whole number")
    case "Guid": {
      if (operator !== "EQ" && operator !== "NEQ") return Result.fail(filterRefusals.wrongOperator(predicate))
      const guid = value.trim()
      return guidPattern.test(guid)
        ? Result.succeed({ kind: "guid", operator, guid: guid.toLowerCase() })
        : refuse("a GUID")
    }
    case "DateTime": {
      const span = readFilterDate(value.trim(), timeZone)
      return span === null ? refuse("a date") : Result.succeed({ kind: "date", operator, ...span })
    }
  }
}

/**
 * What a predicate asks of a column of that kind, by its type hint or, without one, by the column's own kind; fails
 * with the sentence that the services refuse it with. Days are those of the time zone.
 */
export const readComparison = (
  kind: ColumnKind,
  predicate: Predicate,
  timeZone: string
): Result.Result<Comparison, string> => {
  const value = String(predicate.Value)
  if (!isStorableText(value)) return Result.fail(filterRefusals.wrongValue(predicate, "text"))
  if (predicate.Operator !== "LIKE") return read(kind, predicate, predicate.Operator, timeZone)
  if (kind === "date") return Result.fail(filterRefusals.wrongOperator(predicate))
  return Result.succeed({ kind: "contains", text: folded(value) })
}
