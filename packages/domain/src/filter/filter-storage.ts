import { isJsonObject } from "../json/json-field.ts"
import { hasFields, isText } from "../json/json-shape.ts"
import { normalisedDate } from "../time/wire-date.ts"
import type { FilterClause, FilterDraft, SecondClause } from "./filter-draft.ts"
import { isActive } from "./filter-predicates.ts"
import { isMoment, isOperator, readableOperators } from "./operator.ts"
import { isJoiner } from "./predicate.ts"
import type { FilterProperty } from "./property.ts"

interface StoredClause extends Omit<FilterClause, "second"> {
  readonly second?: unknown
}

const condition = { operator: isOperator, value: isText }

const isClause = (stored: unknown): stored is StoredClause =>
  hasFields(stored, { ...condition, touched: (value) => value === undefined || typeof value === "boolean" })

const isSecond = (stored: unknown): stored is SecondClause => hasFields(stored, { ...condition, joiner: isJoiner })

/** A date in whichever form it was kept, as the one that a date field holds. */
const heldValue = ({ kind }: FilterProperty, value: string): string =>
  isMoment(kind) ? (normalisedDate(value) ?? value) : value

const clauseFrom = (property: FilterProperty, stored: unknown): FilterClause | null => {
  if (!isClause(stored)) return null
  const { operator, touched, second } = stored
  const value = heldValue(property, stored.value)
  const first: FilterClause = { operator, value, ...(touched === undefined ? {} : { touched }) }
  const offered = readableOperators(property.kind)
  const isUsable = ({ operator, value }: SecondClause | FilterClause) =>
    offered.includes(operator) && (!isMoment(property.kind) || normalisedDate(value) !== null)
  const kept = property.secondClause && isSecond(second) && isUsable(second) ? second : null
  const isEmptied = kept !== null && value === "" && offered.includes(operator)
  if (!isUsable(first) && !isEmptied) return null
  return kept === null
    ? first
    : { ...first, second: { operator: kept.operator, value: heldValue(property, kept.value), joiner: kept.joiner } }
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

/** What is kept of a draft: plain JSON of what filters; a date that was never touched does not, nor an empty one. */
export const writeFilterDraft = (properties: ReadonlyArray<FilterProperty>, draft: FilterDraft): FilterDraft =>
  Object.fromEntries(
    properties.flatMap((property) => {
      const clause = draft[property.propertyName]
      if (clause === undefined || !isActive(property, draft)) return []
      const kept = clauseFrom(property, clause)
      return kept === null ? [] : [[property.propertyName, kept] as const]
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
