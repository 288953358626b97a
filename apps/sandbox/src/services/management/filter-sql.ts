import { type SQL, sql } from "drizzle-orm"
import { deviceView } from "../../database/schema-views.ts"
import { refusal } from "../http/refusal.ts"
import { comparisonSql } from "./comparison-sql.ts"
import type { SentCondition, SentPredicate } from "./filter-predicates.ts"
import { columnOf, deviceColumnOf, type QueryList } from "./query-list.ts"

const predicateSql = (list: QueryList, predicate: SentPredicate): SQL => {
  const column = columnOf(list, predicate.propertyName)
  if (column !== undefined) return comparisonSql(column.sql, column.kind, predicate)
  const ofDevice = deviceColumnOf(predicate.propertyName)
  const componentId = list.columns.get("componentId")
  if (ofDevice === undefined || componentId === undefined) {
    throw refusal(400, `Unknown property ${predicate.propertyName}.`)
  }
  const matches = comparisonSql(ofDevice.sql, ofDevice.kind, predicate)
  return sql`${componentId.sql} in (select ${deviceView.componentId} from ${deviceView} where ${matches})`
}

const conditionSql = (list: QueryList, condition: SentCondition): SQL => {
  if (condition.kind === "one") return predicateSql(list, condition.predicate)
  const [first, second] = condition.pair
  const joiner = condition.kind === "AND" ? sql.raw("and") : sql.raw("or")
  return sql`(${predicateSql(list, first)} ${joiner} ${predicateSql(list, second)})`
}

/** The conditions of a filter as SQL over a list's view, all of which must hold; values are bound parameters. */
export const filterSql = (list: QueryList, conditions: ReadonlyArray<SentCondition>): SQL =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => conditionSql(list, condition)),
        sql` and `
      )
