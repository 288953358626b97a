import { Result, Schema } from "effect"
import { isJsonObject } from "../json/json-field.ts"
import { normalisedDate } from "../time/wire-date.ts"
import { type FilterClause, type FilterDraft, isTouched, type SecondClause } from "./filter-draft.ts"
import { isMoment, Operator, readableOperators } from "./operator.ts"
import { Joiner } from "./predicate.ts"
import type { FilterProperty } from "./property.ts"

const StoredClause = Schema.Struct({
  operator: Operator,
  value: Schema.String,
  touched: Schema.optionalKey(Schema.Boolean),
  second: Schema.optionalKey(Schema.Unknown)
})
const StoredSecond = Schema.Struct({ operator: Operator, value: Schema.String, joiner: Joiner })

const readClause = Schema.decodeUnknownResult(StoredClause)
const readSecond = Schema.decodeUnknownResult(StoredSecond)

const clauseFrom = (property: FilterProperty, stored: unknown): FilterClause | null => {
  const read = readClause(stored)
  if (Result.isFailure(read)) return null
  const { second: storedSecond, ...first } = read.success
  const offered = readableOperators(property.kind)
  const isUsable = ({ operator, value }: SecondClause | FilterClause) =>
    offered.includes(operator) && (!isMoment(property.kind) || normalisedDate(value) !== null)
  const second = readSecond(storedSecond)
  const kept = property.secondClause && Result.isSuccess(second) && isUsable(second.success)
  const isEmptied = kept && first.value === "" && offered.includes(first.operator)
  if (!isUsable(first) && !isEmptied) return null
  return kept ? { ...first, second: second.success } : first
}

/**
 * The draft kept in the browser for an account; null when nothing usable is stored, so that a default can stand in.
 * Clauses of unknown properties and broken pieces are left out. A stored date counts as touched (contract "Tasks").
 */
export const readFilterDraft = (properties: ReadonlyArray<FilterProperty>, stored: unknown): FilterDraft | null => {
  if (!isJsonObject(stored)) return null
  const clauses = properties.flatMap((property) => {
    const clause = clauseFrom(property, stored[property.propertyName])
    if (clause === null) return []
    return [[property.propertyName, isMoment(property.kind) ? { ...clause, touched: true } : clause] as const]
  })
  const nothingReadable = clauses.length === 0 && Object.keys(stored).length > 0
  return nothingReadable ? null : Object.fromEntries(clauses)
}

/** What is kept of a draft: plain JSON, without the dates that were never touched. */
export const writeFilterDraft = (properties: ReadonlyArray<FilterProperty>, draft: FilterDraft): FilterDraft =>
  Object.fromEntries(
    properties.flatMap((property) => {
      const clause = draft[property.propertyName]
      if (clause === undefined || (isMoment(property.kind) && !isTouched(clause))) return []
      return [[property.propertyName, clause] as const]
    })
  )

/** The labels of what `readFilterDraft` leaves out of a stored draft: conditions it cannot read, whole or in part. */
export const ignoredClauses = (properties: ReadonlyArray<FilterProperty>, stored: unknown): ReadonlyArray<string> => {
  if (!isJsonObject(stored)) return ["filter"]
  return Object.entries(stored).flatMap(([name, clause]) => {
    const property = properties.find(({ propertyName }) => propertyName === name)
    const read = property === undefined ? null : clauseFrom(property, clause)
    const isWhole =
      read !== null && isJsonObject(clause) && (clause["second"] !== undefined) === (read.second !== undefined)
    return isWhole ? [] : [property?.label ?? name.slice(0, 40)]
  })
}
