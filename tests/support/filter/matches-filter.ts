import { type Comparison, readComparison } from "@command-center/domain/filter/comparison"
import { columnName, type FilteredList } from "@command-center/domain/filter/filter-column"
import { filterRefusals } from "@command-center/domain/filter/filter-refusals"
import {
  type AnyPredicate,
  type Filter,
  isGrouped,
  mostPredicates,
  type Predicate
} from "@command-center/domain/filter/predicate"
import { Result } from "effect"
import { comparisonHolds } from "./comparison-holds.ts"
import { filterColumns, ofDevicesColumns } from "./filter-columns.ts"

/** A row by its fields, as it is read from the wire or as the wire has it. */
export type FilteredRow = Readonly<Record<string, unknown>>

/** Whether a filter takes a row; the devices are those of the row's UTG, for a UTG or task filtered by its devices. */
export type FilterTest = (row: FilteredRow, devices?: ReadonlyArray<FilteredRow>) => boolean

type Tested = Result.Result<FilterTest, string>

const predicateTest = (predicate: Predicate, list: FilteredList, timeZone: string): Tested => {
  const field = columnName(predicate.PropertyName)
  const own = filterColumns[list].get(field)
  const kind = own ?? ofDevicesColumns.get(field)
  if (kind === undefined) return Result.fail(filterRefusals.unknownProperty(predicate.PropertyName))
  return Result.map(
    readComparison(kind, predicate, timeZone),
    (asked: Comparison): FilterTest =>
      own === undefined
        ? (_, devices = []) => devices.some((device) => comparisonHolds(asked, device[field]))
        : (row) => comparisonHolds(asked, row[field])
  )
}

const anyTest = (predicate: AnyPredicate, list: FilteredList, timeZone: string): Tested => {
  if (!isGrouped(predicate)) return predicateTest(predicate, list, timeZone)
  const [one, other] = predicate.Value
  const pair = Result.all([predicateTest(one, list, timeZone), predicateTest(other, list, timeZone)])
  return Result.map(
    pair,
    ([first, second]): FilterTest =>
      predicate.Operator === "AND"
        ? (row, devices) => first(row, devices) && second(row, devices)
        : (row, devices) => first(row, devices) || second(row, devices)
  )
}

/**
 * The test of a list's rows that a filter amounts to, read once for any number of rows: every predicate holds, a pair
 * by its AND or OR. Its verdicts are those of the sandbox's SQL, and it fails with the sandbox's sentence where that
 * refuses the filter. Days are those of the time zone, as the services take them where they run.
 */
export const filterTest = (filter: Filter, list: FilteredList, timeZone: string): Result.Result<FilterTest, string> => {
  if (filter.Predicates.length > mostPredicates) return Result.fail(filterRefusals.tooMany)
  const tests = Result.all(filter.Predicates.map((predicate) => anyTest(predicate, list, timeZone)))
  return Result.map(
    tests,
    (all): FilterTest =>
      (row, devices) =>
        all.every((test) => test(row, devices))
  )
}
