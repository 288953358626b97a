import type { Operator } from "@command-center/domain/filter/operator"
import { type SQL, sql } from "drizzle-orm"
import { isGuid } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import type { SentPredicate } from "./filter-predicates.ts"

export type ColumnKind = "text" | "integer" | "guid" | "date"

type Comparison = Exclude<Operator, "LIKE">

const symbols: Readonly<Record<Comparison, SQL>> = {
  EQ: sql.raw("="),
  NEQ: sql.raw("is distinct from"),
  LT: sql.raw("<"),
  LTE: sql.raw("<="),
  GT: sql.raw(">"),
  GTE: sql.raw(">=")
}

const wrongValue = ({ propertyName, typeHint }: SentPredicate, kind: string) =>
  refusal(400, `The Value of ${propertyName} is not ${kind}${typeHint === null ? "" : ` (TypeHint ${typeHint})`}.`)

const wrongOperator = ({ propertyName, operator }: SentPredicate) =>
  refusal(400, `The operator ${operator} cannot be used on ${propertyName}.`)

const wrongHint = ({ propertyName, typeHint }: SentPredicate): never => {
  throw refusal(400, `The TypeHint ${typeHint ?? ""} does not fit ${propertyName}.`)
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)

const contains = (column: SQL, text: string): SQL => sql`${column}::text ilike ${`%${escaped(text)}%`}`

/** Numeric by dotted part: 5.0.0.994 is before 5.0.0.3018. */
const versionSql = (column: SQL, predicate: SentPredicate, operator: Comparison): SQL => {
  if (!/^\s*\d{1,9}(?:\.\d{1,9})*\s*$/u.test(predicate.value)) throw wrongValue(predicate, "a version")
  return sql`version_key(${column}::text) ${symbols[operator]} version_key(${predicate.value})`
}

const integerSql = (column: SQL, kind: ColumnKind, predicate: SentPredicate, operator: Comparison): SQL => {
  if (kind !== "integer") return wrongHint(predicate)
  if (!/^\s*-?\d{1,15}\s*$/u.test(predicate.value)) throw wrongValue(predicate, "a whole number")
  return sql`${column} ${symbols[operator]} ${predicate.value.trim()}::bigint`
}

const guidSql = (column: SQL, predicate: SentPredicate, operator: Comparison): SQL => {
  if (operator !== "EQ" && operator !== "NEQ") throw wrongOperator(predicate)
  if (!isGuid(predicate.value)) throw wrongValue(predicate, "a GUID")
  return sql`${column} ${symbols[operator]} ${predicate.value}::uuid`
}

interface Span {
  readonly start: Date
  readonly end: Date
}

/** A date without a time is that whole day where the sandbox runs; an instant is itself. */
const spanOf = (predicate: SentPredicate): Span => {
  const text = predicate.value.trim()
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text) ?? []
  if (month !== undefined && day !== undefined && year !== undefined) {
    const start = new Date(Number(year), Number(month) - 1, Number(day))
    if (start.getMonth() !== Number(month) - 1 || start.getDate() !== Number(day)) throw wrongValue(predicate, "a date")
    return { start, end: new Date(Number(year), Number(month) - 1, Number(day) + 1) }
  }
  const instant = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}T/u.test(text) || Number.isNaN(instant.getTime())) throw wrongValue(predicate, "a date")
  return { start: instant, end: new Date(instant.getTime() + 1) }
}

const dateSql = (column: SQL, predicate: SentPredicate, operator: Comparison): SQL => {
  const { start, end } = spanOf(predicate)
  const from = sql`${start.toISOString()}::timestamptz`
  const until = sql`${end.toISOString()}::timestamptz`
  switch (operator) {
    case "LT":
      return sql`${column} < ${from}`
    case "LTE":
      return sql`${column} < ${until}`
    case "GT":
      return sql`${column} >= ${until}`
    case "GTE":
      return sql`${column} >= ${from}`
    case "EQ":
      return sql`(${column} >= ${from} and ${column} < ${until})`
    case "NEQ":
      return sql`(${column} is null or ${column} < ${from} or ${column} >= ${until})`
  }
}

const textSql = (column: SQL, predicate: SentPredicate, operator: Comparison): SQL =>
  sql`lower(${column}::text) ${symbols[operator]} lower(${predicate.value})`

/**
 * One predicate as SQL with bound parameters. LIKE is a case-insensitive substring match in which the wildcards of SQL
 * are ordinary characters; everything else compares by the type hint, or by the column's own type without one.
 */
export const comparisonSql = (column: SQL, kind: ColumnKind, predicate: SentPredicate): SQL => {
  const { operator, typeHint } = predicate
  if (operator === "LIKE") {
    if (kind === "date") throw wrongOperator(predicate)
    return contains(column, predicate.value)
  }
  if (typeHint === "Version") return kind === "text" ? versionSql(column, predicate, operator) : wrongHint(predicate)
  if (typeHint === "Integer" || (typeHint === null && kind === "integer")) {
    return integerSql(column, kind, predicate, operator)
  }
  if (typeHint === "Guid" || (typeHint === null && kind === "guid")) {
    return kind === "guid" ? guidSql(column, predicate, operator) : wrongHint(predicate)
  }
  if (typeHint === "DateTime" || (typeHint === null && kind === "date")) {
    return kind === "date" ? dateSql(column, predicate, operator) : wrongHint(predicate)
  }
  return textSql(column, predicate, operator)
}
