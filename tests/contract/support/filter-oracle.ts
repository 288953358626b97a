import type { AnyPredicate, Predicate } from "@command-center/domain/filter/predicate"
import { isGrouped } from "@command-center/domain/filter/predicate"
import { readWireDate } from "@command-center/domain/time/wire-date"
import { Result } from "effect"
import type { WireRow } from "./wire-rows.ts"

const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

const partsOf = (version: string): ReadonlyArray<number> =>
  (/\d+(?:\.\d+)*/u.exec(version)?.[0] ?? "").split(".").map(Number)

const comparedParts = (left: ReadonlyArray<number>, right: ReadonlyArray<number>): number => {
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? -1) - (right[part] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** Midnight, where the service runs, of the day that MM/DD/YYYY names; of ISO text the instant. */
const midnightOf = (day: string): number => {
  if (day.endsWith("Z")) return Date.parse(day)
  const [month = 0, date = 0, year = 0] = day.split("/").map(Number)
  return new Date(year, month - 1, date).getTime()
}

const instantOf = (value: unknown): number =>
  Date.parse(Result.getOrElse(readWireDate(text(value)), () => "not a date"))

/** Below, at or above zero as the row's value is before, at or after the predicate's. */
const compared = ({ TypeHint, Value }: Predicate, value: unknown): number => {
  switch (TypeHint ?? "Text") {
    case "Version":
      return comparedParts(partsOf(text(value)), partsOf(String(Value)))
    case "Integer":
      return Number(value) - Number(Value)
    case "DateTime":
      return instantOf(value) - midnightOf(String(Value))
    case "Guid":
    case "Text":
      return text(value).toLowerCase() === String(Value).toLowerCase() ? 0 : 1
  }
}

const holdsFor = (predicate: Predicate, value: unknown): boolean => {
  if (value === null || value === undefined) return predicate.Operator === "NEQ"
  switch (predicate.Operator) {
    case "LIKE":
      return text(value).toLowerCase().includes(String(predicate.Value).toLowerCase())
    case "EQ":
      return compared(predicate, value) === 0
    case "NEQ":
      return compared(predicate, value) !== 0
    case "LT":
      return compared(predicate, value) < 0
    case "LTE":
      return compared(predicate, value) <= 0
    case "GT":
      return compared(predicate, value) > 0
    case "GTE":
      return compared(predicate, value) >= 0
  }
}

/** The values of a row that a predicate is about: its own, or those of its UTG's devices. */
export type ValuesOf = (row: WireRow, propertyName: string) => ReadonlyArray<unknown>

/** What a filter means, said once more without SQL: every predicate holds; a pair holds by its AND or OR. */
export const matching =
  (valuesOf: ValuesOf, predicates: ReadonlyArray<AnyPredicate>) =>
  (row: WireRow): boolean => {
    const holds = (predicate: Predicate) =>
      valuesOf(row, predicate.PropertyName).some((value) => holdsFor(predicate, value))
    return predicates.every((predicate) => {
      if (!isGrouped(predicate)) return holds(predicate)
      return predicate.Operator === "AND" ? predicate.Value.every(holds) : predicate.Value.some(holds)
    })
  }
