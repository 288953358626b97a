import type { Comparator, Comparison } from "@command-center/domain/filter/comparison"
import { type SQL, sql } from "drizzle-orm"
import { foldedBeside, foldedInOrder } from "./folding-sql.ts"

export type { ColumnKind } from "@command-center/domain/filter/filter-column"

const symbols: Readonly<Record<Comparator, SQL>> = {
  EQ: sql.raw("="),
  NEQ: sql.raw("is distinct from"),
  LT: sql.raw("<"),
  LTE: sql.raw("<="),
  GT: sql.raw(">"),
  GTE: sql.raw(">=")
}

/** ISO text writes the years from 10000 on with a sign and six digits, which PostgreSQL does not read. */
const instantSql = (instant: Date): SQL => sql`${instant.toISOString().replace(/^\+0/u, "")}::timestamptz`

const spanSql = (column: SQL, operator: Comparator, from: SQL, until: SQL): SQL => {
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

/** What a predicate asks of a column (domain/filter/comparison.ts) as SQL with bound parameters. */
export const comparisonSql = (column: SQL, asked: Comparison): SQL => {
  switch (asked.kind) {
    case "contains":
      return sql`strpos(${foldedBeside(column, asked.text)}, ${asked.text}) > 0`
    case "text": {
      const isOrder = asked.operator !== "EQ" && asked.operator !== "NEQ"
      const text = isOrder ? foldedInOrder(column) : foldedBeside(column, asked.text)
      return sql`${text} ${symbols[asked.operator]} ${asked.text}`
    }
    case "version":
      return sql`version_key(${column}::text) ${symbols[asked.operator]} ${`{${asked.parts.join(",")}}`}::bigint[]`
    case "integer":
      return sql`${column} ${symbols[asked.operator]} ${String(asked.number)}::bigint`
    case "guid":
      return sql`${column} ${symbols[asked.operator]} ${asked.guid}::uuid`
    case "date":
      return spanSql(column, asked.operator, instantSql(asked.from), instantSql(asked.until))
  }
}
