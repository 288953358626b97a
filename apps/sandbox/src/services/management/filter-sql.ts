import { readComparison } from "@command-center/domain/filter/comparison"
import { filterRefusals } from "@command-center/domain/filter/filter-refusals"
import { type AnyPredicate, isGrouped, type Predicate } from "@command-center/domain/filter/predicate"
import { type SQL, sql } from "drizzle-orm"
import { Result } from "effect"
import { deviceView } from "../../database/schema-views.ts"
import { refusal } from "../http/refusal.ts"
import { comparisonSql } from "./comparison-sql.ts"
import { columnOf, deviceColumnOf, type ListColumn, type QueryList } from "./query-list.ts"

/** Days of a filter are those of the place where the sandbox runs. */
const comparedSql = (column: ListColumn, predicate: Predicate): SQL => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const asked = readComparison(column.kind, predicate, timeZone)
  if (Result.isFailure(asked)) throw refusal(400, asked.failure)
  return comparisonSql(column.sql, asked.success)
}

const predicateSql = (list: QueryList, predicate: Predicate): SQL => {
  const { PropertyName } = predicate
  const column = columnOf(list, PropertyName)
  if (column !== undefined) return comparedSql(column, predicate)
  const ofDevice = deviceColumnOf(PropertyName.charAt(0).toUpperCase() + PropertyName.slice(1))
  const componentId = list.columns.get("componentId")
  if (ofDevice === undefined || componentId === undefined) {
    throw refusal(400, filterRefusals.unknownProperty(PropertyName))
  }
  const matches = comparedSql(ofDevice, predicate)
  return sql`${componentId.sql} in (select ${deviceView.componentId} from ${deviceView} where ${matches})`
}

const anyPredicateSql = (list: QueryList, predicate: AnyPredicate): SQL => {
  if (!isGrouped(predicate)) return predicateSql(list, predicate)
  const [first, second] = predicate.Value
  const joiner = predicate.Operator === "AND" ? sql.raw("and") : sql.raw("or")
  return sql`(${predicateSql(list, first)} ${joiner} ${predicateSql(list, second)})`
}

/** The predicates of a filter as SQL over a list's view, all of which must hold; values are bound parameters. */
export const filterSql = (list: QueryList, predicates: ReadonlyArray<AnyPredicate>): SQL =>
  predicates.length === 0
    ? sql`true`
    : sql.join(
        predicates.map((predicate) => anyPredicateSql(list, predicate)),
        sql` and `
      )
